import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { askPrivacy } from '#contract/privacy/privacy.calls.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { ScriptButton } from '../../ui/button/script-button.tsx'
import { SelectField, TextArea } from '../../ui/form/fields.tsx'
import { FormButtons, wholeRow } from '../../ui/form/form-panel.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { readForm } from '../../ui/form/read-form.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { kindChoices } from '../../shared/privacy/kinds.ts'
import styles from './privacy.module.css'

/** The subject of the details, by kind of request. */
const detailsHelp: Record<string, string> = {
  access: 'Anything in particular you are looking for.',
  correction: 'What is wrong, and what it should say.',
  deletion:
    'We close your account, remove your listings from the site and erase your personal information.',
  objection: 'The use of your data that you object to, and why.',
}

export function AskForm() {
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const [kind, setKind] = useState('')
  const form = useForm({
    call: askPrivacy,
    read: (entries) =>
      readForm(entries, { texts: ['kind', 'details'], secrets: ['currentPassword'] }),
    once: true,
    async onDone({ message }) {
      alerts.clear()
      alerts.show('SUCCESS', message)
      await revalidate()
    },
  })
  const needed = kind === 'correction' || kind === 'objection'
  return (
    <form {...form.form} className={`${styles.ask} ${wholeRow}`}>
      <FormAlert {...form} />
      <SelectField
        {...form.field('kind')}
        label="I would like"
        required
        options={kindChoices}
        placeholder="Choose one"
        onChange={(event) => setKind(event.target.value)}
      />
      <TextArea
        {...form.field('details')}
        label="Details"
        required={needed}
        maxLength={5000}
        rows={4}
        help={detailsHelp[kind]}
      />
      {kind === 'deletion' && (
        <PasswordField
          {...form.field('currentPassword')}
          label="Your password"
          required
          maxLength={500}
          help="So that nobody else can ask us to delete your account."
        />
      )}
      <FormButtons>
        <ScriptButton type="submit" kind="brand" busy={form.busy || form.done}>
          Send request
        </ScriptButton>
      </FormButtons>
    </form>
  )
}
