import { publishedText } from '#contract/exports/shown-names.ts'
import { dayAt } from '#contract/values/day.ts'
import { formatRand } from '#contract/values/rand.ts'
import type { adminWeeksList, myWeeksList } from '#contract/weeks/week-lists.calls.ts'
import type { WeekRow } from '#contract/weeks/weeks.schema.ts'
import type { Cells, Under } from '../../backoffice/list-columns.ts'
import { TwoLines } from '../../ui/data/two-lines.tsx'
import { StatusText } from '../../ui/data/status-text.tsx'
import { Season } from '../../shared/weeks/season.tsx'
import { bedsText } from '../../shared/weeks/week-texts.ts'
import styles from './week-cells.module.css'

const words = (text: string) => text && <span className={styles.text}>{text}</span>

const Status = (week: WeekRow) => (
  <TwoLines
    first={<StatusText color={week.displayColor}>{week.status.description}</StatusText>}
    second={publishedText(week)}
  />
)

const Amount = ({ sellPrice }: WeekRow) => <b className={styles.amount}>{formatRand(sellPrice)}</b>

export const myWeekCells: Cells<typeof myWeeksList> = {
  weekReference: ({ weekReference }) => <span className={styles.whole}>{weekReference}</span>,
  owner: ({ owner }) => words(owner),
  agent: ({ agent }) => agent && `via ${agent}`,
  resortName: ({ resortName }) => words(resortName),
  season: ({ season }) => <Season name={season} />,
  bedrooms: ({ bedrooms }) => bedsText(bedrooms),
  sellPrice: Amount,
  submitted: ({ submitted }) => <span className={styles.whole}>{dayAt(submitted)}</span>,
  status: Status,
}

/** Related values share a cell: fifteen columns become nine, and each can still be sorted by. */
export const myWeekPairs: Under<typeof myWeeksList> = {
  submitted: 'weekReference',
  agent: 'owner',
  region: 'resortName',
  season: 'module',
  bedrooms: 'unitNumber',
}

/** The owner is nearly always the same person, and their consent is shown with the status. */
export const myWeekNarrowPairs: Under<typeof myWeeksList> = {
  owner: 'weekReference',
  consent: 'status',
}

/** The administration groups related values in one cell. */
export const adminWeekCells: Cells<typeof adminWeeksList> = {
  weekReference: ({ weekReference, submitted }) => (
    <TwoLines
      first={weekReference}
      second={<span className={styles.whole}>{dayAt(submitted)}</span>}
    />
  ),
  owner: ({ owner, agent }) => <TwoLines first={owner} second={agent && `via ${agent}`} />,
  resortName: ({ resortName, region }) => <TwoLines first={resortName} second={region} />,
  module: ({ module, season }) => <TwoLines first={module} second={<Season name={season} />} />,
  unitNumber: ({ unitNumber, bedrooms }) => (
    <TwoLines
      first={unitNumber}
      second={<span className={styles.whole}>{bedsText(bedrooms)}</span>}
    />
  ),
  sellPrice: Amount,
  status: Status,
  levyAmount: ({ levyAmount }) => <span className={styles.amount}>{formatRand(levyAmount)}</span>,
}

/** The initial number of visible columns. */
export const adminColumnsAtFirst = 7
