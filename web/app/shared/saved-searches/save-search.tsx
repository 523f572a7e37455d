import { useEffect, useState } from 'react'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import type { SavedSearchKind } from '#contract/saved-searches/saved-query.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { EditedSearchBar } from './edited-search-bar.tsx'
import { editedSearch, type EditedSearch } from './editing.ts'
import { SaveSearchForm } from './save-search-form.tsx'
import styles from './save-search.module.css'

interface SaveSearchProps {
  kind: SavedSearchKind
  /** The query of the results page. */
  query: string
  /** A name to start with. */
  name: string
  className?: string | undefined
}

/** Saves the search of a results page; for a search that is being edited it saves the change. */
export function SaveSearch({ kind, query, name, className }: SaveSearchProps) {
  const session = useSession()
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const [edited, setEdited] = useState<EditedSearch | null>(null)
  useEffect(() => setEdited(session ? editedSearch(kind) : null), [session, kind])
  // Without script there is nothing to open; the place is kept, so that nothing moves.
  return (
    <div className={className}>
      {edited ? (
        <EditedSearchBar search={edited} query={query} onEnd={() => setEdited(null)} />
      ) : (
        <Button
          className={hydrated ? undefined : styles.waiting}
          icon={<IconBookmark aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          Save this search
        </Button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title="Save this search">
        <SaveSearchForm
          kind={kind}
          query={query}
          name={name}
          byEmail={session === null}
          onClose={() => setOpen(false)}
        />
      </Dialog>
    </div>
  )
}
