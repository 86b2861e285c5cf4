import { reportCopy as copy, type DepartureReport } from '#content/departureReport.ts'
import { formatNumber } from '#lib/format.ts'
import {
  computeFuelFigures,
  findInvoiceQuantity,
  computeLoadTotals,
  formatMessages,
  formatSigned,
} from './model.ts'

function createFuelTable(report: DepartureReport) {
  const { caption, heads, ...labels } = copy.fuel
  const { fuel } = report
  const figures = computeFuelFigures(report)
  const kg = (amount: number) => `${formatNumber(amount)} kg`
  const density = labels.density.replace('%s', String(fuel.temperature))
  return {
    caption,
    heads,
    rows: [
      [labels.ordered, kg(fuel.orderedKg)],
      [labels.delivered, `${formatNumber(fuel.litres)} litres`],
      [labels.density15, `${fuel.density15.toFixed(1)} kg/m³`],
      [density, `${figures.density.toFixed(1)} kg/m³`],
      [labels.mass, kg(figures.deliveredKg)],
      [labels.pounds, `${formatNumber(figures.deliveredLb)} lb`],
      [labels.gauge, kg(figures.gaugeKg)],
      [labels.difference, `${formatSigned(figures.differenceKg)} kg`],
    ],
  }
}

function createLoadTable({ load }: DepartureReport) {
  const { caption, heads, ...labels } = copy.load
  const sides = [load.arrival, load.departure].map((side) => ({
    ...side,
    ...computeLoadTotals(side),
  }))
  const names = Object.keys(labels) as (keyof typeof labels)[]
  const rows = names.map((name) => [labels[name], ...sides.map((side) => formatNumber(side[name]))])
  return { caption, heads, rows }
}

export function createReportTables(report: DepartureReport) {
  return {
    fuel: createFuelTable(report),
    load: createLoadTable(report),
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
  }
}
