import { useEffect, useState } from 'react'
import { listAgents } from '#contract/agencies/agents.calls.ts'
import { callOverHttp } from '#contract/client.ts'
import { maxPageSize } from '#contract/values/paging.ts'
import { wireNames } from '#contract/values/wire-names.ts'
import { FormBranch, wholeRow } from '../../../ui/form/form-panel.tsx'
import { CheckField, SelectField } from '../../../ui/form/fields.tsx'
import { RandField } from '../../../ui/form/rand-field.tsx'
import type { SellFields } from './sell-fields.ts'

interface Option {
  value: number
  label: string
}

/** The agents of the chosen agency who still work there. */
function useAgents(agencyId: string): Option[] {
  const [agents, setAgents] = useState<Option[]>([])
  useEffect(() => {
    setAgents([])
    if (!agencyId) return
    const asking = new AbortController()
    const query = { agencyId, size: maxPageSize, sort: 'surname', order: 'asc' } as const
    callOverHttp(listAgents, query, { signal: asking.signal })
      .then(({ items }) =>
        setAgents(
          items
            .filter(({ isDeleted }) => !isDeleted)
            .map(({ id, name, surname }) => ({ value: id, label: `${name} ${surname}` })),
        ),
      )
      .catch(() => undefined)
    return () => asking.abort()
  }, [agencyId])
  return agents
}

interface AgentFieldsProps {
  form: SellFields
  agencies: readonly Option[]
}

/** Who referred the seller: the agency first, then one of its agents. */
export function AgentFields({ form, agencies }: AgentFieldsProps) {
  const { [wireNames.referredByAgent]: referredByAgent, agencyId } = form.values
  const agents = useAgents(referredByAgent ? agencyId : '')
  return (
    <>
      <CheckField
        {...form.check(wireNames.referredByAgent)}
        label="An agent referred me"
        className={wholeRow}
      />
      {referredByAgent && (
        <FormBranch>
          <SelectField
            {...form.text('agencyId')}
            label="Agency"
            placeholder="Choose an agency"
            options={agencies}
          />
          <SelectField
            {...form.text('agentId')}
            label="Agent"
            placeholder={agencyId ? 'Choose an agent' : 'Choose an agency first'}
            options={agents}
            disabled={!agencyId}
          />
          <RandField
            {...form.rand('agentCommission')}
            key={form.round}
            label="Agent’s commission"
            help="Only our team and the agent can see this."
          />
        </FormBranch>
      )}
    </>
  )
}
