import type { ComparedDrive, ComparedPlace } from '#contract/comparisons/comparisons.schema.ts'
import { formatRand } from '#contract/values/rand.ts'
import type { OwnPlaceKind } from './own-places.ts'
import { ownPlaceNames } from './own-places.ts'
import { rowOf, shortest, unknown, type Cell, type Row, type RowGroup } from './rows.ts'

interface Shown {
  reducedBy: number | null
  daysOnSite: number | null
  displayColor: 'green' | 'orange' | 'red'
}

/** Status, price change and time on the market. */
export function glanceRows<Item extends Shown>(
  items: readonly Item[],
  statusOf: (item: Item) => string,
): Row[] {
  return [
    rowOf(
      { key: 'status', label: 'Status' },
      items.map((item) => ({ text: statusOf(item), color: item.displayColor })),
    ),
    rowOf(
      { key: 'reduced', label: 'Price change' },
      items.map(({ reducedBy }): Cell =>
        reducedBy ? { text: formatRand(reducedBy), mark: 'lower' } : { text: 'None' },
      ),
    ),
    rowOf(
      { key: 'days', label: 'Days on the site' },
      items.map(({ daysOnSite }) => (daysOnSite === null ? unknown : { text: String(daysOnSite) })),
    ),
  ]
}

export interface OwnPlace extends ComparedPlace {
  kind: OwnPlaceKind
}

function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}

function driveCell(drive: ComparedDrive | undefined, longest: number): Cell {
  if (!drive || drive.minutes === null) return unknown
  const km = drive.km === null ? {} : { note: `${Math.round(drive.km)} km away` }
  const { minutes } = drive
  return { text: minutesText(minutes), value: minutes, bar: minutes / longest, ...km }
}

/** Minutes by car and kilometres to each of the places. */
export function driveGroup(
  items: readonly { drives: readonly ComparedDrive[] }[],
  places: readonly OwnPlace[],
): RowGroup {
  const all = items.flatMap(({ drives }) => drives.map(({ minutes }) => minutes ?? 0))
  const longest = Math.max(1, ...all) * 1.1
  const rows = places.map(({ key, name, kind }, n) =>
    rowOf(
      {
        key: `drive-${key}`,
        label: ownPlaceNames[kind],
        note: name,
        icon: kind,
      },
      items.map(({ drives }) => driveCell(drives[n], longest)),
      shortest,
    ),
  )
  return { key: 'drive', title: 'Getting there', icon: 'drive', rows }
}
