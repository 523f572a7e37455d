import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { FavouriteFolder } from '#contract/favourites/favourites.schema.ts'
import { longestFolderName } from '#contract/favourites/limits.ts'
import { links } from '#contract/links.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { useCall } from '../../ui/call/use-call.ts'
import { useConfirm } from '../../ui/feedback/confirm.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { StepButtons } from '../../ui/form/step-buttons.tsx'
import styles from './favourites.module.css'

const calls = () => import('#contract/favourites/favourites.calls.ts')
const loadRemove = () => calls().then(({ removeFavouriteFolder }) => removeFavouriteFolder)
const loadRename = () => calls().then(({ renameFavouriteFolder }) => renameFavouriteFolder)

interface FolderBarProps {
  folders: readonly FavouriteFolder[]
  total: number
  chosen: FavouriteFolder | undefined
}

/** The folders to choose from, and the actions for the chosen one. */
export function FolderBar({ folders, total, chosen }: FolderBarProps) {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { run } = useAction(loadRemove)
  const [renaming, setRenaming] = useState(false)
  async function remove({ id, name }: FavouriteFolder) {
    const sure = await confirm({
      title: `Delete the folder ${name}?`,
      body: 'Its favourites are kept. Links that share this folder will stop working.',
      confirmLabel: 'Delete folder',
      danger: true,
    })
    if (sure && (await run({ id }))) await navigate(links.favourites(), { replace: true })
  }
  return (
    <div className={styles.folders}>
      <nav className={styles.chips} aria-label="Folders">
        <Link to={links.favourites()} aria-current={chosen ? undefined : 'page'}>
          All <small>{total}</small>
        </Link>
        {folders.map(({ id, name, count }) => (
          <Link
            key={id}
            to={links.favourites(id)}
            aria-current={chosen?.id === id ? 'page' : undefined}
          >
            {name} <small>{count}</small>
          </Link>
        ))}
      </nav>
      {chosen && (
        <div className={styles.chosen}>
          <Button kind="quiet" size="sm" onClick={() => setRenaming(true)}>
            Rename folder
          </Button>
          <Button kind="quiet" size="sm" onClick={() => void remove(chosen)}>
            Delete folder
          </Button>
        </div>
      )}
      {chosen && renaming && <RenameFolder folder={chosen} onClose={() => setRenaming(false)} />}
    </div>
  )
}

function RenameFolder({ folder, onClose }: { folder: FavouriteFolder; onClose: () => void }) {
  const [name, setName] = useState(folder.name)
  const { revalidate } = useRevalidator()
  const { run, busy, error, fields } = useCall(loadRename)
  async function save() {
    if (!(await run({ id: folder.id, name }))) return
    onClose()
    await revalidate()
  }
  return (
    <Dialog open onClose={onClose} title="Rename folder">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label="Name"
          name="name"
          required
          maxLength={longestFolderName}
          error={fields.name ?? error?.message}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <StepButtons>
          <Button type="submit" kind="brand" busy={busy}>
            Save
          </Button>
        </StepButtons>
      </form>
    </Dialog>
  )
}
