import type { ReactNode } from 'react'
import type { ServiceWords } from '#content/types.ts'
import { ContactBand } from '#sections/ContactBand/ContactBand.tsx'
import { BelowFirstView } from '#ui/BelowFirstView/BelowFirstView.tsx'
import { RequestLink } from '#sections/ContactBand/ContactButtons.tsx'
import { PhoneLink } from '#ui/DeskLink/DeskLink.tsx'
import { WhatToSend } from './WhatToSend.tsx'
import { Related } from './Related.tsx'
import { ServiceHero } from './ServiceHero.tsx'
import * as styles from './ServicePage.css.ts'

export type ServicePageProps = {
  words: ServiceWords
  media?: ReactNode
  children: ReactNode
}

export const ServicePage = ({ words, media, children }: ServicePageProps) => (
  <>
    <ServiceHero words={words} media={media} />
    <BelowFirstView>
      <div className={styles.sections}>
        {children}
        <WhatToSend words={words} />
        <Related services={words.related} />
      </div>
      <ContactBand {...words.contact}>
        <PhoneLink className={styles.phone} />
        <RequestLink service={words.slug} />
      </ContactBand>
    </BelowFirstView>
  </>
)
