import type { HistoryLine } from '#contract/change-log/record-history.calls.ts'
import { addDays, formatDay, today, type Day } from '#contract/values/day.ts'
import { momentText } from '../../ui/data/moment.ts'

export const automatic = 'Jacaranda (automatic)'

/** Who did it, in words: `You`, `Naledi Mokoena, Agent`, `Super Admin`. */
export function authorOf({ who, role, own, automatic: byItself }: HistoryLine): string {
  if (byItself) return automatic
  if (own) return 'You'
  return [who, role].filter(Boolean).join(', ') || 'Another user'
}

/** Up to two letters for the avatar. */
export function initialsOf(line: HistoryLine): string {
  const words = (line.who ?? line.role ?? '').split(/[\s.]+/).filter(Boolean)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return `${first.charAt(0)}${last?.charAt(0) ?? ''}`.toUpperCase()
}

export interface HistoryFilter {
  text: string
  who: string
  what: string
  when: '' | 'today' | 'month' | 'year'
}

export const allOfIt: HistoryFilter = { text: '', who: '', what: '', when: '' }

export const periods = [
  { value: 'today', label: 'Today' },
  { value: 'month', label: 'Last 30 days' },
  { value: 'year', label: 'Last 12 months' },
]

function firstDay(when: HistoryFilter['when'], now: Day): Day {
  if (when === 'today') return now
  return addDays(now, when === 'month' ? -29 : -364)
}

const dayOf = ({ at }: HistoryLine): Day => momentText(at).slice(0, 10)

/** Spaces in an amount are no-break; people type ordinary ones. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').toLowerCase()

/** The lines that match all filters. */
export function filterLines(
  lines: readonly HistoryLine[],
  { text, who, what, when }: HistoryFilter,
  now: Day = today(),
): HistoryLine[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  return lines.filter((line) => {
    const said = plain([line.sentence, authorOf(line), line.from, line.to].join(' '))
    return (
      (!who || authorOf(line) === who) &&
      (!what || line.what === what) &&
      (!when || dayOf(line) >= firstDay(when, now)) &&
      words.every((word) => said.includes(word))
    )
  })
}

export interface HistoryDay {
  day: Day
  heading: string
  lines: HistoryLine[]
}

/** By date: `Today, 15 November 2026`. */
export function byDay(lines: readonly HistoryLine[], now: Day = today()): HistoryDay[] {
  const days: HistoryDay[] = []
  for (const line of lines) {
    const day = dayOf(line)
    const last = days.at(-1)
    if (last?.day === day) last.lines.push(line)
    else days.push({ day, heading: headingOf(day, now), lines: [line] })
  }
  return days
}

function headingOf(day: Day, now: Day): string {
  if (day === now) return `Today, ${formatDay(day)}`
  return day === addDays(now, -1) ? `Yesterday, ${formatDay(day)}` : formatDay(day)
}

/** The options of a filter: existing values, without duplicates. */
export function choicesOf(values: readonly string[]) {
  return [...new Set(values)]
    .toSorted((a, b) => a.localeCompare(b))
    .map((value) => ({ value, label: value }))
}

export interface TextDifference {
  start: string
  removed: string
  added: string
  end: string
}

/** This many words of context around a difference. */
const around = 12

/** The difference between two texts, with some context. */
export function differenceOf(from: string, to: string): TextDifference {
  const before = from.split(/\s+/)
  const after = to.split(/\s+/)
  let same = 0
  while (same < before.length && same < after.length && before[same] === after[same]) same += 1
  let end = 0
  const most = Math.min(before.length, after.length) - same
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const ending = before.slice(before.length - end)
  return {
    start: `${same > around ? '… ' : ''}${before.slice(Math.max(0, same - around), same).join(' ')}`,
    removed: before.slice(same, before.length - end).join(' '),
    added: after.slice(same, after.length - end).join(' '),
    end: `${ending.slice(0, around).join(' ')}${end > around ? ' …' : ''}`,
  }
}
