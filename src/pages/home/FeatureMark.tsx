import type { features } from '#content/home.ts'
import * as styles from './FeatureMark.css.ts'

type Feature = (typeof features)[number]['icon']

/** Path data on a grid of 96 by 32: lines, filled areas, and fainter hatching. */
const MARKS: Record<Feature, { lines: string; fills?: string; hatch?: string }> = {
  efficiency: {
    lines: 'M27 1V31M50 1V31M73 1V31M19 16H35M42 16H58M65 16H79',
    fills:
      'M11.5 16a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0ZM35 16a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0ZM58 16a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0ZM80 16a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z',
  },
  catering: {
    lines:
      'M35 1V31M13 5H27V25H13ZM16.5 10H23.500M16.5 15H23.500M16.5 20H23.500M42 10l2 2 4-4M42 21l2 2 4-4M54 10H86M54 21H78',
    fills: 'M14 26.500h3v2h-3ZM23 26.500h3v2h-3Z',
  },
  privacy: {
    lines: 'M27 1V31M50 1V31M73 1V31M33 13H44M33 19H40',
    hatch:
      'M4 9L12 1M4 17L20 1M4 25L27 2M6 31L27 10M14 31L27 18M22 31L27 26M50 8L57 1M50 16L65 1M50 24L73 1M51 31L73 9M59 31L73 17M67 31L73 25M73 9L81 1M73 17L89 1M73 25L95 3M75 31L95 11M83 31L95 19M91 31L95 27',
  },
  concierge: {
    lines:
      'M35 1V31M65 1V31M11.5 16a8 8 0 1 0 16 0a8 8 0 1 0-16 0ZM11.5 16H17M22 16H27.500M19.5 18.500V24M42 8V24M42 20H58V24M58 20V16L47 14H42M71 16a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0ZM78 16H89V20M84.5 16V19',
    fills: 'M17 16a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0Z',
  },
}

export function FeatureMark({ name }: { name: Feature }) {
  const { lines, fills, hatch } = MARKS[name]
  return (
    <svg className={styles.root} viewBox="0 0 96 32" aria-hidden="true">
      <path className={styles.frame} d="M.5.5h95v31H.5Z" />
      <path className={styles.fill} d="M0 0h4v32H0Z" />
      {hatch && <path className={styles.hatch} d={hatch} />}
      <path d={lines} />
      {fills && <path className={styles.fill} d={fills} />}
    </svg>
  )
}
