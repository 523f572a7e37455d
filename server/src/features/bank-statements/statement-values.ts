import { isDay, type Day } from '#contract/values/day.ts'
import { parseAmount } from '#contract/values/parse-amount.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year)

function dayFrom(year: string, month: string | number, date: string): Day | null {
  const day = `${fullYear(year)}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`
  return isDay(day) ? day : null
}

function monthNumber(name: string): number {
  return months.indexOf(name.slice(0, 3).toLowerCase()) + 1
}

const yearFirst = /^(\d{4})[-/. ]?(\d{2})[-/. ]?(\d{2})(?:\D.*)?$/
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:\s.*)?$/
const named = /^(\d{1,2})[-/ ]?([a-z]{3,9})[-/ ]?(\d{4}|\d{2})(?:\s.*)?$/i
const withoutYear = /^(\d{1,2})[-/ ]?([a-z]{3,9})$/i

/**
 * Parses a bank's date: 2026-11-14, 2026/11/14, 20261114, 14/11/2026, 14-11-26, 14Nov2026, 14
 * November 2026. A date without a year belongs to the statement's last year that has it.
 */
export function readDay(text: string, lastDay?: Day): Day | null {
  const tidy = text.trim()
  const first = yearFirst.exec(tidy)
  if (first) return dayFrom(first[1]!, first[2]!, first[3]!)
  const second = dayFirst.exec(tidy)
  if (second) return dayFrom(second[3]!, second[2]!, second[1]!)
  const third = named.exec(tidy)
  if (third) return dayFrom(third[3]!, monthNumber(third[2]!), third[1]!)
  const fourth = lastDay === undefined ? null : withoutYear.exec(tidy)
  if (!fourth || lastDay === undefined) return null
  const year = Number(lastDay.slice(0, 4))
  const month = monthNumber(fourth[2]!)
  const day = dayFrom(String(year), month, fourth[1]!)
  return day !== null && day > lastDay ? dayFrom(String(year - 1), month, fourth[1]!) : day
}

const credit = /\s*cr\.?$/i
const debit = /\s*dr\.?$/i

/**
 * An amount in cents: 380.00, R 1 234,50, 1,234.50, (12.50), 12.50-, -12.50, 12.50 Dr. Null if
 * there is none; undefined if the text is not an amount.
 */
export function readCents(text: string): number | null | undefined {
  let tidy = text.replace(/[\u00a0\u2007\u2009\u202f]/g, ' ').trim()
  if (tidy === '') return null
  let sign = 1
  if (debit.test(tidy)) sign = -1
  tidy = tidy.replace(credit, '').replace(debit, '').trim()
  if (/^\(.*\)$/.test(tidy)) {
    sign = -1
    tidy = tidy.slice(1, -1).trim()
  }
  tidy = tidy.replace(/^(R|ZAR)\s*(?=[-+\u2212])/i, '')
  if (/^[-\u2212]|[-\u2212]$/.test(tidy)) sign = -1
  tidy = tidy
    .replace(/^[-+\u2212]\s*|\s*[-+\u2212]$/g, '')
    .replace(/^(?:R|ZAR)\s*/i, '')
    .replace(/^(?=[.,]\d)/, '0')
    .replace(/([.,]\d\d)0+$/, '$1')
  const { amount, problem } = parseAmount(tidy)
  if (problem || amount === null) return undefined
  const cents = Math.round(amount * 100)
  return cents === 0 ? 0 : sign * cents
}

/** One line of text without the padding that banks put in their fields. */
export function tidyText(...parts: (string | undefined)[]): string {
  const tidy = parts.map((part) => (part ?? '').replace(/\s+/g, ' ').trim())
  return [...new Set(tidy.filter(Boolean))].join(' ').slice(0, 300)
}

/** An account number without spaces, hyphens and leading zeros; null if there is none. */
export function readAccount(text: string | undefined): string | null {
  const digits = (text ?? '').replace(/[\s-]/g, '')
  return /^\d{5,20}$/.test(digits) ? digits.replace(/^0+/, '') : null
}
