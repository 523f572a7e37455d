import { lazy, Suspense, useEffect, useState } from 'react'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import type { SavedSearchKind } from '#contract/saved-searches/saved-query.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { editedSearch, type EditedSearch } from './editing.ts'

/** Fetched when someone is about to save a search. */
const loadDialog = () => import('./save-search-dialog.tsx')
const SaveSearchDialog = lazy(() =>
  loadDialog().then(({ SaveSearchDialog }) => ({ default: SaveSearchDialog })),
)
const EditedSearchBar = lazy(() =>
  import('./edited-search-bar.tsx').then(({ EditedSearchBar }) => ({ default: EditedSearchBar })),
)

interface SaveSearchProps {
  kind: SavedSearchKind
  /** The query of the results page. */
  query: string
  /** The suggested name. */
  name: string
  className?: string | undefined
}

/** Saves the search of a results page, or the changes to a search that is being edited. */
export function SaveSearch({ kind, query, name, className }: SaveSearchProps) {
  const session = useSession()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const [edited, setEdited] = useState<EditedSearch | null>(null)
  useEffect(() => setEdited(session ? editedSearch(kind) : null), [session, kind])
  return (
    <div className={className}>
      {edited ? (
        <Suspense>
          <EditedSearchBar search={edited} query={query} onEnd={() => setEdited(null)} />
        </Suspense>
      ) : (
        <Button
          data-needs-script=""
          icon={<IconBookmark aria-hidden="true" />}
          onPointerEnter={() => void loadDialog().catch(() => undefined)}
          onClick={() => {
            setWanted(true)
            setOpen(true)
          }}
        >
          Save this search
        </Button>
      )}
      {wanted && (
        <Suspense>
          <SaveSearchDialog
            kind={kind}
            query={query}
            name={name}
            byEmail={session === null}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
