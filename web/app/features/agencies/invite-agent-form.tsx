import { inviteAgent } from '#contract/agencies/agency-team.calls.ts'
import { ScriptButton } from '../../ui/button/script-button.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { FormButtons, FormPanel, wholeRow } from '../../ui/form/form-panel.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { readForm, type FormShape } from '../../ui/form/read-form.ts'
import { useForm } from '../../ui/form/use-form.ts'

const shape: FormShape = { texts: ['name', 'surname', 'email', 'cellNumber'] }

interface InviteAgentFormProps {
  agencyId: number
  onRegistered: (message: string) => void
}

/** Invites an agent, who chooses a password with the emailed link. */
export function InviteAgentForm({ agencyId, onRegistered }: InviteAgentFormProps) {
  const form = useForm({
    call: inviteAgent,
    once: true,
    read: (entries) => ({ agencyId, ...readForm(entries, shape) }),
    onDone: ({ message }) => onRegistered(message),
  })
  return (
    <form {...form.form}>
      <FormPanel
        title="Who is invited"
        help="We email them a link with which they choose their own password. It works for 7 days."
      >
        {(form.invalid || form.error) && (
          <div className={wholeRow}>
            <FormAlert {...form} />
          </div>
        )}
        <TextField {...form.field('name')} label="Name" required maxLength={100} />
        <TextField {...form.field('surname')} label="Surname" required maxLength={100} />
        <TextField {...form.field('email')} label="Email" type="email" required />
        <TextField {...form.field('cellNumber')} label="Cell number" type="tel" required />
        <FormButtons>
          <ScriptButton type="submit" kind="brand" busy={form.busy}>
            Send invitation
          </ScriptButton>
        </FormButtons>
      </FormPanel>
    </form>
  )
}
