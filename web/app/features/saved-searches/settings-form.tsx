import { useState, type FormEvent } from 'react'
import type { SavedSearch } from '#contract/saved-searches/saved-searches.schema.ts'
import { savedSearchesTexts as texts } from '#contract/saved-searches/saved-searches.messages.ts'
import { readSchedule, ScheduleFields } from '../../shared/saved-searches/schedule-fields.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { StepButtons } from '../../ui/form/step-buttons.tsx'
import type { SearchActions } from './search-actions.ts'
import styles from '../../shared/saved-searches/save-search.module.css'

interface SettingsFormProps {
  search: SavedSearch
  actions: SearchActions
  onClose: () => void
}

/** The name of a saved search, and when emails about it are sent. */
export function SettingsForm({ search, actions, onClose }: SettingsFormProps) {
  const [nameless, setNameless] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const name = String(form.get('name') ?? '').trim()
    setNameless(!name)
    if (name && (await actions.change(search, { name, ...readSchedule(form) }))) onClose()
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <TextField
        name="name"
        label="Name"
        required
        maxLength={100}
        defaultValue={search.name}
        error={nameless ? texts.nameRequired : undefined}
      />
      <ScheduleFields start={search} errors={{}} />
      <StepButtons>
        <Button type="submit" kind="brand" busy={actions.busy}>
          Save changes
        </Button>
      </StepButtons>
    </form>
  )
}
