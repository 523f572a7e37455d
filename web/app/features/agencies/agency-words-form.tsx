import { useRevalidator } from 'react-router'
import { updateAgencyPage } from '#contract/agencies/agency-page.calls.ts'
import { ScriptButton } from '../../ui/button/script-button.tsx'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { FormButtons, FormPanel, wholeRow } from '../../ui/form/form-panel.tsx'
import { TextArea, TextField } from '../../ui/form/fields.tsx'
import { readForm, type FormShape } from '../../ui/form/read-form.ts'
import { useForm } from '../../ui/form/use-form.ts'

const shape: FormShape = { texts: ['about', 'website'] }

interface AgencyWordsFormProps {
  words: { id: number; version: number; about: string | null; website: string | null }
}

/** What the agency says about itself on its public page. */
export function AgencyWordsForm({ words: { id, version, about, website } }: AgencyWordsFormProps) {
  const alerts = useAlerts()
  const { revalidate, state } = useRevalidator()
  const form = useForm({
    call: updateAgencyPage,
    read: (entries) => ({ id, version, ...readForm(entries, shape) }),
    initial: { about: about ?? '', website: website ?? '' },
    async onDone({ message }) {
      alerts.clear()
      alerts.show('SUCCESS', message)
      await revalidate()
      form.again()
    },
  })
  return (
    <form {...form.form}>
      <FormPanel title="Public page" help="Visitors see this with your team, areas and listings.">
        {(form.invalid || form.error) && (
          <div className={wholeRow}>
            <FormAlert
              {...form}
              onLoadTheirs={() => void revalidate()}
              loadingTheirs={state !== 'idle'}
            />
          </div>
        )}
        <TextArea
          {...form.field('about')}
          label="About the agency"
          rows={4}
          maxLength={2000}
          className={wholeRow}
        />
        <TextField
          {...form.field('website')}
          label="Website"
          type="url"
          placeholder="https://"
          maxLength={200}
          className={wholeRow}
        />
        <FormButtons>
          <ScriptButton type="submit" kind="brand" busy={form.busy}>
            Save public page
          </ScriptButton>
        </FormButtons>
      </FormPanel>
    </form>
  )
}
