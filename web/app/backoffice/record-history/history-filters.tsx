import type { HistoryLine } from '#contract/change-log/record-history.calls.ts'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { authorOf, choicesOf, periods, type HistoryFilter } from './history-view.ts'
import styles from './record-history.module.css'

interface HistoryFiltersProps {
  lines: readonly HistoryLine[]
  filter: HistoryFilter
  onFilter: (filter: HistoryFilter) => void
}

/** The filters of a long history; each choice acts immediately. */
export function HistoryFilters({ lines, filter, onFilter }: HistoryFiltersProps) {
  const set = (change: Partial<HistoryFilter>) => onFilter({ ...filter, ...change })
  return (
    <div className={styles.filters} role="search" aria-label="History">
      <TextField
        name="historyText"
        label="Find a change"
        type="search"
        value={filter.text}
        onChange={({ currentTarget }) => set({ text: currentTarget.value })}
        placeholder="Price, photo, a name"
      />
      <SelectField
        name="historyWho"
        label="Who"
        value={filter.who}
        placeholder="Everyone"
        options={choicesOf(lines.map(authorOf))}
        onChange={({ currentTarget }) => set({ who: currentTarget.value })}
      />
      <SelectField
        name="historyWhat"
        label="What"
        value={filter.what}
        placeholder="Everything"
        options={choicesOf(lines.map(({ what }) => what))}
        onChange={({ currentTarget }) => set({ what: currentTarget.value })}
      />
      <SelectField
        name="historyWhen"
        label="When"
        value={filter.when}
        placeholder="Any time"
        options={periods}
        onChange={({ currentTarget }) =>
          set({ when: currentTarget.value as HistoryFilter['when'] })
        }
      />
    </div>
  )
}
