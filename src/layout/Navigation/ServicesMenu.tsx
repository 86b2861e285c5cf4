import { menu } from '#content/layout.ts'
import { headerLinks, serviceMenu } from '#content/navigation.ts'
import { Icon } from '#ui/Icon/Icon.tsx'
import { PageLink } from '#ui/PageLink/PageLink.tsx'
import * as navigation from './Navigation.css.ts'
import * as styles from './ServicesMenu.css.ts'
import { useServicesMenu } from './useServicesMenu.ts'

const PANEL_ID = 'services-menu'

export function ServicesMenu() {
  const { isOpen, close, buttonProps, itemProps } = useServicesMenu()
  return (
    <li className={navigation.item} {...itemProps}>
      <div className={navigation.row}>
        <PageLink
          to={headerLinks.services.to}
          isSection
          className={navigation.link}
          onClick={close}
        >
          {headerLinks.services.label}
        </PageLink>
        <button
          type="button"
          className={styles.caret}
          aria-expanded={isOpen}
          aria-controls={PANEL_ID}
          aria-label={isOpen ? menu.hideServices : menu.showServices}
          {...buttonProps}
        >
          <span className={isOpen ? styles.caretOpen : undefined}>
            <Icon name="caret" />
          </span>
        </button>
      </div>
      <ul id={PANEL_ID} className={`${styles.panel} ${isOpen ? styles.panelOpen : ''}`}>
        {serviceMenu.map(({ label, to }) => (
          <li key={to} className={styles.serviceItem}>
            <PageLink to={to} className={styles.serviceLink} onClick={close}>
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
