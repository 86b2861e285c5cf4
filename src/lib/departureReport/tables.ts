import { grouped } from '#lib/grouped.ts'
import { fuelFigures, invoiceQuantity, loadTotals, messages, signed } from './model.ts'
import type { DepartureReport, ReportCopy, ReportTable } from './types.ts'

function fuelTable({ fuel }: DepartureReport, copy: ReportCopy['fuel'], figures: FuelFigures) {
  const { title, heads } = copy
  const kg = (amount: number) => `${grouped(amount)} kg`
  return {
    title,
    heads,
    rows: [
      [copy.ordered, kg(fuel.orderedKg)],
      [copy.delivered, `${grouped(fuel.litres)} litres`],
      [copy.density15, `${fuel.density15.toFixed(1)} kg/m³`],
      [copy.density.replace('%s', String(fuel.temperature)), `${figures.density.toFixed(1)} kg/m³`],
      [copy.mass, kg(figures.deliveredKg)],
      [copy.pounds, `${grouped(figures.deliveredLb)} lb`],
      [copy.gauge, kg(figures.gaugeKg)],
      [copy.difference, `${signed(figures.differenceKg)} kg`],
    ],
  }
}

type FuelFigures = ReturnType<typeof fuelFigures>

function loadTable({ load }: DepartureReport, copy: ReportCopy['load']): ReportTable {
  const { title, heads } = copy
  const sides = [load.arrival, load.departure].map((side) => ({ ...side, ...loadTotals(side) }))
  const names = [
    'adults',
    'children',
    'passengers',
    'bags',
    'baggageKg',
    'cargoKg',
    'totalKg',
  ] as const
  const rows = names.map((name) => [copy[name], ...sides.map((side) => grouped(side[name]))])
  return { title, heads, rows }
}

export function reportTables(report: DepartureReport, copy: ReportCopy) {
  return {
    fuel: fuelTable(report, copy.fuel, fuelFigures(report)),
    load: loadTable(report, copy.load),
    invoice: {
      ...copy.invoice,
      rows: report.invoice.map((line) => [
        line.item,
        `${grouped(invoiceQuantity(line, report))} ${line.unit}`,
        line.proof,
      ]),
    },
    messages: {
      ...copy.messages,
      rows: messages(report).map(({ kind, sent, text }) => [kind, sent, text]),
    },
    documents: {
      ...copy.documents,
      rows: report.documents.map(({ letter, name, by }) => [letter, name, by]),
    },
  } satisfies Record<string, ReportTable>
}
