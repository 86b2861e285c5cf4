import { formatNumber } from '#lib/formatNumber.ts'
import {
  computeFuelFigures,
  findInvoiceQuantity,
  computeLoadTotals,
  formatMessages,
  formatSigned,
} from './model.ts'
import type { DepartureReport, ReportCopy, ReportTable } from './types.ts'

function createFuelTable(
  { fuel }: DepartureReport,
  copy: ReportCopy['fuel'],
  figures: FuelFigures,
) {
  const { title, heads } = copy
  const kg = (amount: number) => `${formatNumber(amount)} kg`
  return {
    title,
    heads,
    rows: [
      [copy.ordered, kg(fuel.orderedKg)],
      [copy.delivered, `${formatNumber(fuel.litres)} litres`],
      [copy.density15, `${fuel.density15.toFixed(1)} kg/m³`],
      [copy.density.replace('%s', String(fuel.temperature)), `${figures.density.toFixed(1)} kg/m³`],
      [copy.mass, kg(figures.deliveredKg)],
      [copy.pounds, `${formatNumber(figures.deliveredLb)} lb`],
      [copy.gauge, kg(figures.gaugeKg)],
      [copy.difference, `${formatSigned(figures.differenceKg)} kg`],
    ],
  }
}

type FuelFigures = ReturnType<typeof computeFuelFigures>

function createLoadTable({ load }: DepartureReport, copy: ReportCopy['load']): ReportTable {
  const { title, heads } = copy
  const sides = [load.arrival, load.departure].map((side) => ({
    ...side,
    ...computeLoadTotals(side),
  }))
  const names = [
    'adults',
    'children',
    'passengers',
    'bags',
    'baggageKg',
    'cargoKg',
    'totalKg',
  ] as const
  const rows = names.map((name) => [copy[name], ...sides.map((side) => formatNumber(side[name]))])
  return { title, heads, rows }
}

export function createReportTables(report: DepartureReport, copy: ReportCopy) {
  return {
    fuel: createFuelTable(report, copy.fuel, computeFuelFigures(report)),
    load: createLoadTable(report, copy.load),
    invoice: {
      ...copy.invoice,
      rows: report.invoice.map((line) => [
        line.item,
        `${formatNumber(findInvoiceQuantity(line, report))} ${line.unit}`,
        line.proof,
      ]),
    },
    messages: {
      ...copy.messages,
      rows: formatMessages(report).map(({ kind, sent, text }) => [kind, sent, text]),
    },
    documents: {
      ...copy.documents,
      rows: report.documents.map(({ letter, name, by }) => [letter, name, by]),
    },
  } satisfies Record<string, ReportTable>
}
