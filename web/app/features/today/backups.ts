import type { LastBackup } from '#contract/today/today.calls.ts'
import { formatDay } from '#contract/values/day.ts'
import { counted } from '../../ui/data/counted.ts'
import { momentText } from '../../ui/data/moment.ts'

const units = ['kB', 'MB', 'GB', 'TB']

/** `1.3 GB` */
export function sizeText(bytes: number): string {
  let size = Math.max(bytes, 1) / 1000
  let unit = 0
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000
    unit += 1
  }
  return `${size >= 10 ? Math.round(size) : Math.max(size, 0.1).toFixed(1)} ${units[unit]}`
}

/** `5 hours ago` */
export function agoText(seconds: number): string {
  const [size, name] =
    seconds < 3600 ? [60, 'minute'] : seconds < 86_400 ? [3600, 'hour'] : [86_400, 'day']
  const count = Math.floor(seconds / (size as number))
  if (count === 0) return 'just now'
  return `${counted(count, { one: name as string, many: `${name}s` })} ago`
}

function momentOf(instant: string): string {
  const [day = '', time] = momentText(instant).split(' ')
  return `${formatDay(day)}, ${time}`
}

/** `14 November 2026, 01:31, 1.3 GB` */
export function backupText({ finishedAt, bytes }: NonNullable<LastBackup>): string {
  return `${momentOf(finishedAt)}, ${sizeText(bytes)}`
}

/** The line on Today when nothing is wrong. */
export function backupSentence(last: LastBackup): string {
  if (!last) return 'There are no scheduled backups yet.'
  const { ageSeconds, finishedAt, bytes } = last
  return `Last backup: ${agoText(ageSeconds)} (${momentOf(finishedAt)}), ${sizeText(bytes)}.`
}
