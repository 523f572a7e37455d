import { isDay } from '#contract/values/day.ts'

/** A partial date, typed year first. */
const yearFirst = /^(\d{4})-?(\d{0,2})-?(\d{0,2})$/
const split = String.raw`\s*[-/. ]\s*`
const wholeYearFirst = new RegExp(String.raw`^(\d{4})${split}(\d{1,2})${split}(\d{1,2})$`)
const wholeDayFirst = new RegExp(String.raw`^(\d{1,2})${split}(\d{1,2})${split}(\d{4})$`)

/**
 * Adds the dashes while a date is typed, because the numeric keyboard of a phone has none. Deletions
 * and other formats are left alone until the field loses the focus.
 */
export function withDashes(text: string, before: string): string {
  if (text.length <= before.length) return text
  const single = text.replace('--', '-').replace(/^(\d{4}-)(\d)-$/, '$10$2-')
  const [, year, month = '', day = ''] = yearFirst.exec(single) ?? []
  if (!year) return single
  if (month.length < 2) return `${year}-${month}`
  return `${year}-${month}-${day}`
}

/** `1/11/2026`, `2026/11/1` and `20261101` as `2026-11-01`; anything else as it is. */
export function normaliseDay(text: string): string {
  const typed = text.trim()
  const plain = /^(\d{4})(\d{2})(\d{2})$/.exec(typed) ?? wholeYearFirst.exec(typed)
  const turned = wholeDayFirst.exec(typed)
  const [year, month, day] = plain ? plain.slice(1) : (turned?.slice(1).toReversed() ?? [])
  const found = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return isDay(found) ? found : typed
}
