/** Settings of the build. See the README for what each does when it is unset. */
interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string
  readonly VITE_EMAILJS_PUBLIC_KEY?: string
  readonly VITE_EMAILJS_SERVICE_ID?: string
  readonly VITE_EMAILJS_TEMPLATE_ID?: string
  readonly VITE_EMAILJS_ORIGIN?: string
}
