import { inviteAgent } from '#contract/agencies/agency-team.calls.ts'
import { ScriptButton } from '../../ui/button/script-button.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { StepButtons } from '../../ui/form/step-buttons.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { readForm, type FormShape } from '../../ui/form/read-form.ts'
import { useForm } from '../../ui/form/use-form.ts'
import styles from './invite-agent-form.module.css'

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
    <form {...form.form} className={styles.form}>
      <p>We will email them a link to choose their own password. It works for 7 days.</p>
      {(form.invalid || form.error) && <FormAlert {...form} />}
      <div className={styles.fields}>
        <TextField {...form.field('name')} label="Name" required maxLength={100} />
        <TextField {...form.field('surname')} label="Surname" required maxLength={100} />
        <TextField {...form.field('email')} label="Email" type="email" required />
        <TextField
          {...form.field('cellNumber')}
          label="Cell number"
          type="tel"
          required
          placeholder="082 555 0143"
        />
      </div>
      <StepButtons>
        <ScriptButton type="submit" kind="brand" busy={form.busy}>
          Send invitation
        </ScriptButton>
      </StepButtons>
    </form>
  )
}
