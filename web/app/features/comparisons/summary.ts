import type { Row, RowGroup } from './rows.ts'

/** The text for the best listing in a row, in this order. */
const sayings: Readonly<Record<string, string>> = {
  month: 'costs least every month',
  rent: 'has the lowest rent',
  perNight: 'has the lowest levy per night',
  erf: 'has the largest erf',
  floor: 'has the largest floor area',
  sleeps: 'sleeps the most',
}

const mostSayings = 2

/** `work`; a place without a purpose by its name. */
function placeOf({ icon, label, note = label }: Row): string {
  return icon === 'place' ? (note.split(',')[0] ?? note) : label.toLowerCase()
}

function joined(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** `Newlands costs least every month, R 21 441. Garsfontein has the largest erf and is nearest to work.` */
export function summaryOf(groups: readonly RowGroup[], names: readonly string[]): string {
  const rows = groups.flatMap((group) => group.rows)
  const said = Object.keys(sayings).flatMap((key) => rows.filter((row) => row.key === key))
  const drives = rows.filter(({ key }) => key.startsWith('drive-')).slice(0, 1)
  const saidOf = new Map<number, string[]>()
  for (const row of [...said.filter(({ best }) => best).slice(0, mostSayings), ...drives]) {
    if (!row.best) continue
    const { at } = row.best
    const amount = row.key === 'month' ? `, ${row.cells[at]?.text}` : ''
    const what = sayings[row.key] ?? `is nearest to ${placeOf(row)}`
    saidOf.set(at, [...(saidOf.get(at) ?? []), what + amount])
  }
  return [...saidOf].map(([at, parts]) => `${names[at]} ${joined(parts)}.`).join(' ')
}
