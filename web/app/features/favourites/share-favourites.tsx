import { useState } from 'react'
import { useRevalidator } from 'react-router'
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs'
import type { FavouriteFolder, FavouriteShare } from '#contract/favourites/favourites.schema.ts'
import { links } from '#contract/links.ts'
import { formatDay } from '#contract/values/day.ts'
import { useSiteData } from '../../session/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { momentText } from '../../ui/data/moment.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { CheckField, SelectField } from '../../ui/form/fields.tsx'
import styles from './share-favourites.module.css'

const calls = () => import('#contract/favourites/favourite-shares.calls.ts')
const loadCreate = () => calls().then(({ createFavouriteShare }) => createFavouriteShare)
const loadRemove = () => calls().then(({ removeFavouriteShare }) => removeFavouriteShare)

interface ShareFavouritesProps {
  folders: readonly FavouriteFolder[]
  shares: readonly FavouriteShare[]
}

/** Secret links to the favourites: create, copy and revoke them. */
export function ShareFavourites({ folders, shares }: ShareFavouritesProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon={<IconShare aria-hidden="true" />} onClick={() => setOpen(true)}>
        Share
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Share favourites">
        <p className={styles.lede}>
          Anyone with the link can see the published listings, but not who you are. You can revoke
          it at any time.
        </p>
        <NewLink folders={folders} />
        {shares.length > 0 && (
          <>
            <h3 className={styles.heading}>Your links</h3>
            <ul className={styles.links}>
              {shares.map((share) => (
                <OneLink key={share.id} share={share} folders={folders} />
              ))}
            </ul>
          </>
        )}
      </Dialog>
    </>
  )
}

function NewLink({ folders }: Pick<ShareFavouritesProps, 'folders'>) {
  const { revalidate } = useRevalidator()
  const { run, busy } = useAction(loadCreate)
  const [folder, setFolder] = useState('')
  const [withNotes, setWithNotes] = useState(false)
  async function create() {
    if (await run({ folderId: folder ? Number(folder) : null, withNotes })) await revalidate()
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      {folders.length > 0 && (
        <SelectField
          label="What to share"
          name="folder"
          placeholder="All favourites"
          options={folders.map(({ id, name }) => ({ value: id, label: name }))}
          value={folder}
          onChange={({ target }) => setFolder(target.value)}
        />
      )}
      <CheckField
        label="Also show my notes and the name of the folder"
        name="withNotes"
        checked={withNotes}
        onChange={({ target }) => setWithNotes(target.checked)}
      />
      <div>
        <Button type="submit" kind="brand" busy={busy}>
          Create link
        </Button>
      </div>
    </form>
  )
}

function OneLink({
  share,
  folders,
}: { share: FavouriteShare } & Pick<ShareFavouritesProps, 'folders'>) {
  const publicUrl = useSiteData()?.publicUrl
  const { revalidate } = useRevalidator()
  const { run, busy } = useAction(loadRemove)
  const address = new URL(links.sharedFavourites(share.token), publicUrl || 'http://localhost').href
  const folder = folders.find(({ id }) => id === share.folderId)?.name
  const created = formatDay(momentText(share.createdAt).slice(0, 10))
  return (
    <li>
      <div>
        <b>{folder ?? 'All favourites'}</b>
        <small>
          {share.withNotes ? 'With notes' : 'Without notes'}, created {created}
        </small>
        <input readOnly aria-label={`Link to ${folder ?? 'all favourites'}`} value={address} />
      </div>
      <CopyButton text={address} what="the link" />
      <Button
        kind="quiet"
        size="sm"
        busy={busy}
        onClick={() => void run({ id: share.id }).then((done) => done && revalidate())}
      >
        Revoke
      </Button>
    </li>
  )
}
