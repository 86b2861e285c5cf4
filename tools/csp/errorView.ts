import type { Plugin } from 'vite'

const VIEW = 'function ErrorComponent({ error }) {'

/**
 * The router carries an error view of its own, in inline styles, for sites that have none. Ours is
 * `layout/LoadAnew`: takes the other out, 0.3 kB of gzip a page. Fails the build if it is no longer
 * there.
 */
export function withoutErrorView(): Plugin {
  return {
    name: 'aero:without-error-view',
    transform: {
      filter: { id: /@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]CatchBoundary\.js/ },
      handler(code) {
        if (!code.includes(VIEW)) {
          this.error('The router no longer contains the error view that this transform takes out')
        }
        const replaced = code.replace(
          VIEW,
          `function ErrorComponent() {}\nfunction Unused({ error }) {`,
        )
        return { code: replaced, map: null }
      },
    },
  }
}
