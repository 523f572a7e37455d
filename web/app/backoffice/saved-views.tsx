import { useState } from 'react'
import { useNavigate } from 'react-router'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import { mostSavedViews } from '#contract/saved-views/saved-views.limits.ts'
import { savedViewsTexts as texts } from '#contract/saved-views/saved-views.messages.ts'
import type { SavedView } from '#contract/saved-views/saved-views.calls.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog, DialogButtons } from '../ui/feedback/dialog.tsx'
import { CheckField, TextField } from '../ui/form/fields.tsx'
import { useLocalForm } from '../ui/form/use-local-form.ts'
import { Menu } from '../ui/navigation/menu.tsx'
import type { SavedViews } from './use-saved-views.ts'
import { isShown, storedQuery, viewAddress, viewParameter } from './view-query.ts'
import styles from './saved-views.module.css'

interface SavedViewsMenuProps {
  saved: SavedViews
  query: URLSearchParams
  columns: readonly string[]
}

/**
 * The views of a list: open one, save the current state as one, make one the default, delete one.
 */
export function SavedViewsMenu({ saved, query, columns }: SavedViewsMenuProps) {
  const [saving, setSaving] = useState(false)
  const [managing, setManaging] = useState(false)
  const navigate = useNavigate()
  const { views } = saved
  const open = views.find(({ id }) => query.get(viewParameter) === String(id))

  async function save(view: { name: string; isDefault: boolean }) {
    const stored = storedQuery(query, columns)
    const made = await saved.save({ ...view, query: stored })
    if (!made) return
    setSaving(false)
    await navigate(viewAddress(made), { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <Menu
        label={
          <>
            <IconBookmark aria-hidden="true" />
            {open ? open.name : 'Views'}
          </>
        }
        ariaLabel={open ? `View: ${open.name}` : 'Views'}
        align="end"
        className={styles.menu}
        buttonClassName={styles.button}
        groups={[
          {
            items: [
              { label: 'All rows', to: `?${viewParameter}=all`, current: !open },
              ...views.map((view) => ({
                label: view.name,
                hint: viewHint(view, isShown(view, query, columns), view === open),
                to: viewAddress(view),
                current: view === open,
              })),
            ],
          },
          {
            items: [
              ...(views.length < mostSavedViews || open
                ? [{ label: 'Save this view', onSelect: () => setSaving(true) }]
                : []),
              ...(views.length > 0
                ? [{ label: 'Manage views', onSelect: () => setManaging(true) }]
                : []),
            ],
          },
        ]}
      />
      <Dialog open={saving} onClose={() => setSaving(false)} title="Save this view">
        <SaveForm
          name={open?.name ?? ''}
          isDefault={open?.isDefault ?? false}
          onSave={(view) => void save(view)}
          onCancel={() => setSaving(false)}
        />
      </Dialog>
      <Dialog
        open={managing}
        onClose={() => setManaging(false)}
        title="Manage views"
        actions={<Button onClick={() => setManaging(false)}>Close</Button>}
      >
        <ul className={styles.views}>
          {views.map((view) => (
            <li key={view.id}>
              <strong>{view.name}</strong>
              <Button
                size="sm"
                aria-pressed={view.isDefault}
                onClick={() => void saved.setDefault(view, !view.isDefault)}
              >
                {view.isDefault ? 'Remove as default' : 'Set as default'}
              </Button>
              <Button size="sm" kind="quiet" onClick={() => void saved.remove(view)}>
                {`Delete ${view.name}`}
              </Button>
            </li>
          ))}
          {views.length === 0 && <li>There are no saved views for this list.</li>}
        </ul>
      </Dialog>
    </>
  )
}

function viewHint({ isDefault }: SavedView, shown: boolean, open: boolean): string | undefined {
  const hints = [isDefault && 'Default', open && !shown && 'Changed'].filter(Boolean)
  return hints.length > 0 ? hints.join(', ') : undefined
}

interface SaveFormProps {
  name: string
  isDefault: boolean
  onSave: (view: { name: string; isDefault: boolean }) => void
  onCancel: () => void
}

function SaveForm({ name, isDefault, onSave, onCancel }: SaveFormProps) {
  const form = useLocalForm({
    check(data) {
      const given = String(data.get('name') ?? '').trim()
      return given
        ? { data: { name: given, isDefault: data.get('isDefault') !== null }, fields: null }
        : { data: null, fields: { name: texts.nameMissing } }
    },
    onDone: onSave,
  })
  return (
    <form {...form.form} className={styles.form}>
      <p>Saves the filters, search, sort order and columns under this name.</p>
      <TextField
        {...form.field('name')}
        label="Name"
        required
        maxLength={60}
        defaultValue={name}
        autoComplete="off"
      />
      <CheckField
        name="isDefault"
        label="Open this view whenever I open the list"
        defaultChecked={isDefault}
      />
      <DialogButtons>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" kind="brand">
          Save view
        </Button>
      </DialogButtons>
    </form>
  )
}
