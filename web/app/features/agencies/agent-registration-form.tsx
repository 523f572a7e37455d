import { createAgent } from '#contract/agencies/agents.calls.ts'
import { SelectField, type SelectOption } from '../../ui/form/fields.tsx'
import { NewAccountForm } from '../../shared/accounts/new-account-form.tsx'
import { agentShape } from '../../shared/accounts/registration-shapes.ts'

interface AgentRegistrationFormProps {
  agencies: readonly SelectOption[]
  onRegistered: (message: string) => void
}

/** A new agent of an agency, added by a Super Admin. */
export function AgentRegistrationForm({ agencies, onRegistered }: AgentRegistrationFormProps) {
  return (
    <NewAccountForm
      call={createAgent}
      shape={agentShape}
      personHeading="Agent"
      onRegistered={onRegistered}
    >
      {(form) => (
        <SelectField
          {...form.field('agencyId')}
          label="Agency"
          required
          options={agencies}
          placeholder="Choose an agency"
        />
      )}
    </NewAccountForm>
  )
}
