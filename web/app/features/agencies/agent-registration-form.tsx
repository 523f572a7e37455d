import { createAgent } from '#contract/agencies/agents.calls.ts'
import { SelectField, type SelectOption } from '../../ui/form/fields.tsx'
import { NewAccountForm } from '../../shared/accounts/new-account-form.tsx'
import { agentShape } from '../../shared/accounts/registration-shapes.ts'

interface AgentRegistrationFormProps {
  /** The agencies to choose from, or the one that the agent joins. */
  agencies: readonly SelectOption[] | number
  onRegistered: (message: string) => void
}

/** A new agent of an agency, added by a Super Admin or by the agency's administrator. */
export function AgentRegistrationForm({ agencies, onRegistered }: AgentRegistrationFormProps) {
  return (
    <NewAccountForm
      call={createAgent}
      shape={agentShape}
      personHeading="Agent"
      onRegistered={onRegistered}
    >
      {(form) =>
        typeof agencies === 'number' ? (
          <input type="hidden" name="agencyId" value={agencies} />
        ) : (
          <SelectField
            {...form.field('agencyId')}
            label="Agency"
            required
            options={agencies}
            placeholder="Choose an agency"
          />
        )
      }
    </NewAccountForm>
  )
}
