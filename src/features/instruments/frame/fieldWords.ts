import { labels } from '#content/instruments/labels.ts'
import { formatTime } from '#lib/clock.ts'
import { formatNumber } from '#lib/formatNumber.ts'
import type { ParsedValue, Rule } from './rules.ts'
import type { FieldCopy, FieldState } from './types.ts'

/** @returns the range of an input in words; empty if the control itself shows it */
export function rangeOf(rule: Rule): string {
  if (rule.kind === 'time') return labels.time
  if (rule.kind !== 'number') return ''
  const range = rule.isWhole ? labels.wholeRange : labels.range
  return fill(range, formatNumber(rule.min), formatNumber(rule.max))
}

/** @returns the error for a refused text: what to enter instead */
export function refusedText(rule: Rule): string {
  const range =
    rule.kind === 'date' && rule.min && rule.max
      ? fill(labels.range, day(rule.min), day(rule.max))
      : rangeOf(rule)
  return fill(labels.refused, range)
}

/** @returns a note that the text from the link was not used, and which one is shown */
export function linkProblemText(field: FieldState): string {
  const { copy, rule, text, linkProblem } = field
  if (text === '' || rule.kind === 'box') return labels.linkIgnored
  const template = linkProblem === 'passed' ? labels.linkPassed : labels.linkRefused
  return fill(template, rule.kind === 'date' ? day(text) : (copy.options?.[text] ?? text))
}

/** @returns a parsed value as text, with its unit */
export function valueText(copy: FieldCopy, rule: Rule, value: ParsedValue): string {
  if (value === null) return labels.notGiven
  if (typeof value === 'boolean') return value ? labels.checked : labels.unchecked
  if (typeof value === 'string') {
    return rule.kind === 'date' ? day(value) : (copy.options?.[value] ?? value)
  }
  if (rule.kind === 'time') return formatTime(value)
  return copy.unit ? `${formatNumber(value)}\u00a0${copy.unit}` : formatNumber(value)
}

const fill = (template: string, ...parts: string[]) =>
  parts.reduce((text, part) => text.replace('%s', () => part), template)

const day = (iso: string) =>
  new Date(iso).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
