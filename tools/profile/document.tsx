import { dark, light } from '#styles/palette.ts'
import { renderDocument } from './html.tsx'
import { Cover } from './pages/Cover.tsx'
import { Kuwait } from './pages/Kuwait.tsx'
import { Reach } from './pages/Reach.tsx'
import { Send } from './pages/Send.tsx'
import { Services } from './pages/Services.tsx'
import { WhoWeAre } from './pages/WhoWeAre.tsx'
import { texts } from './texts.ts'

/** @returns the company profile as an HTML document to print */
export const renderProfile = (styles: string): string =>
  renderDocument({
    title: texts.documentTitle,
    styles,
    palettes: { ':root': light, '.night': dark },
    body: (
      <>
        <Cover />
        <WhoWeAre />
        <Services />
        <Send />
        <Kuwait />
        <Reach />
      </>
    ),
  })
