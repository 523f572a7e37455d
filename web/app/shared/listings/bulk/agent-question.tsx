import { useEffect, useState } from 'react'
import { listAgents } from '#contract/agencies/agents.calls.ts'
import { callOverHttp } from '#contract/client.ts'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { useLocalForm } from '../../../ui/form/use-local-form.ts'
import { Buttons } from './waiver-question.tsx'
import styles from './questions.module.css'

export interface ChosenAgent {
  id: number
  name: string
}

interface AgentQuestionProps {
  onAnswer: (agent: ChosenAgent) => void
  onCancel: () => void
}

const pause = 250

/** The agents whose name matches the typed text. */
function useAgents(search: string) {
  const [agents, setAgents] = useState<(ChosenAgent & { label: string })[]>([])
  useEffect(() => {
    const stop = new AbortController()
    const query = { search, size: 50, sort: 'name', order: 'asc' } as const
    const timer = setTimeout(() => {
      callOverHttp(listAgents, query, { signal: stop.signal })
        .then(({ items }) =>
          setAgents(
            items
              .filter(({ isDeleted }) => !isDeleted)
              .map(({ id, name, surname, agencyName }) => ({
                id,
                name: `${name} ${surname}`,
                label: agencyName ? `${name} ${surname}, ${agencyName}` : `${name} ${surname}`,
              })),
          ),
        )
        .catch(() => {
          if (!stop.signal.aborted) setAgents([])
        })
    }, pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [search])
  return agents
}

export function AgentQuestion({ onAnswer, onCancel }: AgentQuestionProps) {
  const [search, setSearch] = useState('')
  const agents = useAgents(search)
  const form = useLocalForm<ChosenAgent>({
    check(data) {
      const agent = agents.find(({ id }) => String(id) === data.get('agent'))
      return agent
        ? { data: agent, fields: null }
        : { data: null, fields: { agent: 'Please select an agent!' } }
    },
    onDone: onAnswer,
  })
  return (
    <form {...form.form} className={styles.form}>
      <TextField
        name="search"
        label="Find an agent"
        autoComplete="off"
        value={search}
        maxLength={100}
        onChange={(event) => setSearch(event.target.value)}
      />
      <SelectField
        {...form.field('agent')}
        label="Agent"
        required
        options={agents.map(({ id, label }) => ({ value: id, label }))}
        placeholder="Choose one"
        defaultValue=""
      />
      <Buttons onCancel={onCancel} />
    </form>
  )
}
