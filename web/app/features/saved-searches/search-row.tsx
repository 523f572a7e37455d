import { useId, useState } from 'react'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import {
  frequencyNames,
  type SearchFrequency,
} from '#contract/saved-searches/saved-searches.choices.ts'
import type { SavedSearch } from '#contract/saved-searches/saved-searches.schema.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { Menu, type MenuItem } from '../../ui/navigation/menu.tsx'
import { whenText } from './moments.ts'
import { NewMatches } from './new-matches.tsx'
import { SearchThumbnail } from './search-thumbnail.tsx'
import { SettingsForm } from './settings-form.tsx'
import type { SearchActions } from './search-actions.ts'
import styles from './search-row.module.css'

const paused = 'paused'

function sentText({ paused: isPaused, lastSentAt }: SavedSearch): string {
  if (isPaused) return 'No emails while it is paused'
  return lastSentAt ? `Last sent ${whenText(lastSentAt)}` : 'Nothing sent yet'
}

function Frequency({ search, actions }: { search: SavedSearch; actions: SearchActions }) {
  const id = useId()
  const choose = (value: string) =>
    value === paused
      ? actions.change(search, { paused: true })
      : actions.change(search, { paused: false, frequency: value as SearchFrequency })
  return (
    <span className={styles.frequency}>
      <label htmlFor={id}>
        <IconBell aria-hidden="true" />
        Tell me
      </label>
      <select
        id={id}
        aria-label={`Tell me about ${search.name}`}
        value={search.paused ? paused : search.frequency}
        disabled={actions.busy}
        onChange={({ currentTarget }) => void choose(currentTarget.value)}
      >
        {Object.entries(frequencyNames).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value={paused}>Paused</option>
      </select>
    </span>
  )
}

/** One saved search: what it is, when we write, what is new. */
export function SearchRow({ search, actions }: { search: SavedSearch; actions: SearchActions }) {
  const [open, setOpen] = useState(false)
  const { name, path, parts, sentence } = search
  const items: MenuItem[] = [
    { label: 'Name and time', onSelect: () => setOpen(true) },
    ...(actions.edit
      ? [{ label: 'Change the search', onSelect: () => actions.edit?.(search) }]
      : []),
    {
      label: search.paused ? 'Resume' : 'Pause',
      onSelect: () => void actions.change(search, { paused: !search.paused }),
    },
    { label: 'Delete', danger: true, onSelect: () => void actions.remove(search) },
  ]
  return (
    <li className={styles.row}>
      <SearchThumbnail search={search} />
      <div className={styles.body}>
        <div className={styles.top}>
          <h3>
            <Link to={path}>{name}</Link>
          </h3>
          <Menu
            label={<IconDots aria-hidden="true" />}
            ariaLabel={`More for ${name}`}
            align="end"
            bare
            buttonClassName={styles.more}
            groups={[{ items }]}
          />
        </div>
        {sentence && <p className={styles.sentence}>“{sentence}”</p>}
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <div className={styles.foot}>
          <Frequency search={search} actions={actions} />
          <span className={styles.last}>{sentText(search)}</span>
        </div>
      </div>
      <NewMatches search={search} onLook={actions.look && (() => actions.look?.(search))} />
      <Dialog open={open} onClose={() => setOpen(false)} title="Name and time">
        <SettingsForm search={search} actions={actions} onClose={() => setOpen(false)} />
      </Dialog>
    </li>
  )
}
