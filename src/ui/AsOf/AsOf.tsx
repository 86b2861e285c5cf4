import { formatAsOf, type MaybeDated } from '#lib/asOf.ts'

export const AsOf = ({ fact }: { fact: MaybeDated }) =>
  fact.asOf && (
    <>
      {' '}
      <time dateTime={fact.asOf}>{`(${formatAsOf(fact)})`}</time>
    </>
  )
