import { formatAsOf, type MaybeDated } from '#lib/asOf.ts'

/** The date of a fact's source, in brackets after the fact. */
export const AsOf = ({ fact }: { fact: MaybeDated }) =>
  fact.asOf && (
    <>
      {' '}
      <time dateTime={fact.asOf}>{`(${formatAsOf(fact)})`}</time>
    </>
  )
