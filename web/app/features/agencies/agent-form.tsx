import { updateAgent, type Agent } from '#contract/agencies/agents.calls.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { FormPanel, SendBar } from '../../ui/form/form-panel.tsx'
import { DateField } from '../../ui/form/date-field/date-field.tsx'
import { TextField } from '../../ui/form/fields.tsx'
import { AccessFields, type AccessChoices } from '../../shared/accounts/access-fields.tsx'
import { ContactFields } from '../../shared/accounts/contact-fields.tsx'
import { agentTexts, profileRules, readAgent } from '../../shared/accounts/profile-values.ts'
import { useProfileForm } from '../../shared/accounts/use-profile-form.ts'
import styles from '../../shared/accounts/profile.module.css'
import { wireNames } from '#contract/values/wire-names.ts'

interface AgentFormProps {
  agent: Agent
  own: boolean
  access: AccessChoices | null
  cancelTo: string
}

/** The profile of an agent, an agency's administrator or a managing agent. */
export function AgentForm({ agent, own, access, cancelTo }: AgentFormProps) {
  const { id, version, isDeleted = false } = agent
  const form = useProfileForm({
    call: updateAgent,
    read: (entries) => ({
      id,
      version,
      ...readAgent(entries, { withAccess: access !== null, isDeleted }),
    }),
    rules: profileRules,
    initial: agentTexts(agent),
    own,
  })
  return (
    <form {...form.form} className={styles.form}>
      <FormAlert {...form.alert} />
      {access && (
        <AccessFields
          form={form}
          {...access}
          loginPasswordChange={agent.user?.loginPasswordChange ?? false}
          isDeleted={isDeleted}
          onRole={() => {}}
        />
      )}
      <FormPanel title={own ? 'Personal details' : 'Agent'}>
        {!access && (
          <>
            <TextField
              label="Username"
              name="username"
              defaultValue={agent.user?.username}
              readOnly
            />
            <TextField
              label="Agency"
              name="agencyName"
              defaultValue={agent.agencyName ?? 'None'}
              readOnly
            />
          </>
        )}
        <ContactFields
          form={form}
          email={agent.email ?? ''}
          pendingEmail={agent.pendingEmail}
          others={!own}
        />
      </FormPanel>
      <FormPanel
        title="Fidelity Fund Certificate"
        help={access ? undefined : 'We verify these details. Contact us if they have changed.'}
      >
        <TextField
          {...form.field(wireNames.ffcNumber)}
          label="FFC number"
          maxLength={40}
          autoComplete="off"
          readOnly={!access}
        />
        <DateField {...form.field('ffcValidUntil')} label="Valid until" readOnly={!access} />
      </FormPanel>
      <SendBar>
        <Button type="submit" kind="brand" busy={form.busy}>
          Save
        </Button>
        <LinkButton to={cancelTo}>Cancel</LinkButton>
      </SendBar>
    </form>
  )
}
