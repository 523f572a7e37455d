import { useNavigate } from 'react-router'
import { links } from '#contract/links.ts'
import { Button } from '../../ui/button/button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { stopEditing, type EditedSearch } from './editing.ts'
import styles from './save-search.module.css'

const loadCall = () =>
  import('#contract/saved-searches/saved-searches.calls.ts').then(
    ({ changeSearch }) => changeSearch,
  )

interface EditedSearchBarProps {
  search: EditedSearch
  query: string
  onEnd: () => void
}

/** On a results page: the current filters replace those of a saved search. */
export function EditedSearchBar({ search, query, onEnd }: EditedSearchBarProps) {
  const { run, busy } = useAction(loadCall)
  const alerts = useAlerts()
  const navigate = useNavigate()

  function end() {
    stopEditing()
    onEnd()
  }
  async function save() {
    alerts.clear()
    const reply = await run({ id: search.id, version: search.version, query })
    if (!reply) return
    end()
    await navigate(links.savedSearches())
    alerts.show('SUCCESS', reply.message)
  }

  return (
    <div className={styles.edited} role="group" aria-label={`Changing ${search.name}`}>
      <span>
        Changing <strong>{search.name}</strong>
      </span>
      <Button kind="brand" size="sm" busy={busy} onClick={() => void save()}>
        Save changes
      </Button>
      <Button kind="quiet" size="sm" onClick={end}>
        Cancel
      </Button>
    </div>
  )
}
