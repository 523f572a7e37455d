import { useEffect, useState } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import type { OutputOf } from '#contract/call.ts'
import { callOverHttp } from '#contract/client.ts'
import type { listFavourites } from '#contract/favourites/favourites.calls.ts'
import type { Favourite } from '#contract/favourites/favourites.schema.ts'
import { keyText } from '#contract/favourites/key-text.ts'
import { useFavouriteKeys } from '../../shared/favourites/use-favourites.ts'
import { useAction } from '../../ui/call/use-action.ts'
import { EditFavourite, type Writing } from './edit-favourite.tsx'
import { FavouriteList } from './favourite-list.tsx'
import { FolderBar } from './folder-bar.tsx'
import { ShareFavourites } from './share-favourites.tsx'

const calls = () => import('#contract/favourites/favourites.calls.ts')
const loadSave = () => calls().then(({ saveFavourite }) => saveFavourite)

export type AccountList = OutputOf<typeof listFavourites>

/** What the device has just added to the account is not on the page yet. */
function useFreshList(items: readonly Favourite[]): void {
  const { keys, known } = useFavouriteKeys()
  const { revalidate } = useRevalidator()
  const listed = new Set(items.map(keyText))
  const missing = known && [...keys].some((key) => !listed.has(key))
  useEffect(() => {
    if (missing) void revalidate()
  }, [missing, revalidate])
}

/** The favourites of the logged-in user. */
export function AccountFavourites({ items, folders, shares }: AccountList) {
  const [query] = useSearchParams()
  const { revalidate } = useRevalidator()
  const [edited, setEdited] = useState<Favourite | null>(null)
  const { run, busy } = useAction(loadSave)
  useFreshList(items)
  useEffect(() => {
    // If this fails, the same changes are shown again.
    calls()
      .then(({ visitFavourites }) => callOverHttp(visitFavourites, {}))
      .catch(() => {})
  }, [])
  const folder = folders.find(({ id }) => String(id) === query.get('folder'))
  async function save({ note, folder: name }: Writing) {
    if (!edited) return
    const { kind, id } = edited
    if (!(await run({ kind, id, note, folder: name || null }))) return
    setEdited(null)
    await revalidate()
  }
  return (
    <>
      <FavouriteList
        items={folder ? items.filter(({ folderId }) => folderId === folder.id) : items}
        onEdit={setEdited}
        tools={items.length > 0 && <ShareFavourites folders={folders} shares={shares} />}
      >
        {folders.length > 0 && <FolderBar folders={folders} total={items.length} chosen={folder} />}
      </FavouriteList>
      {edited && (
        <EditFavourite
          favourite={edited}
          folders={folders}
          busy={busy}
          onSave={(writing) => void save(writing)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
