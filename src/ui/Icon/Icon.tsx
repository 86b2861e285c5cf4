import * as styles from './Icon.css.ts'

const iconPaths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  call: 'M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
  caret: 'm6 9.5 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  document: 'M6 3.5h8l4 4v13H6ZM14 3.5v4h4M9 12.5h6M9 16h6',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  external: 'M14 4.5h5.5V10M19 5l-8.5 8.5M18 14v5.5H4.5V6H10',
  mail: 'M3.5 5.5h17v13h-17ZM4 6l8 7 8-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  pause: 'M9 6v12M15 6v12',
  pin: 'M12 21s6.5-6 6.5-11a6.5 6.5 0 0 0-13 0c0 5 6.5 11 6.5 11ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  play: 'M8 5.5v13l10.5-6.5Z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400',
  arrowUpLeft: 'M18.5 18.5 6 6M5.5 15.5v-10h10',
} as const

export type IconProps = { name: keyof typeof iconPaths; size?: keyof typeof styles.size }

export function Icon({ name, size = 'small' }: IconProps) {
  return (
    // Drawn with these attributes where the browser uses no style sheet (README, Browsers).
    <svg
      className={`${styles.root} ${styles.size[size]}`}
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
