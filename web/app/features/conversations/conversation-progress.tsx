import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { InputOf } from '#contract/call.ts'
import {
  conversationStateNames,
  conversationStates,
} from '#contract/conversations/conversation-states.ts'
import { changeConversation } from '#contract/conversations/conversations.calls.ts'
import type { Conversation } from '#contract/conversations/conversations.schema.ts'
import { callOverHttp } from '#contract/client.ts'
import { momentText } from '../../ui/data/moment.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { reminderChoices } from './reminders.ts'
import styles from './conversation-context.module.css'

type Changes = Omit<InputOf<typeof changeConversation>, 'id'>

/** Sends each choice immediately, and shows it until the page has reloaded. */
function useChanges(id: number) {
  const [chosen, setChosen] = useState<Changes>({})
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  async function change(values: Changes) {
    setChosen((before) => ({ ...before, ...values }))
    try {
      await callOverHttp(changeConversation, { id, ...values })
    } catch (error) {
      alerts.showError(error)
    }
    await revalidate()
    setChosen({})
  }
  return { chosen, change: (values: Changes) => void change(values) }
}

/** Status, assignee and reminder of a conversation. */
export function ConversationProgress({ conversation }: { conversation: Conversation }) {
  const { id, assignee, colleagues, remindPerson } = conversation
  const { chosen, change } = useChanges(id)
  const remindAt = chosen.remindAt === undefined ? conversation.remindAt : chosen.remindAt
  const assigneeId = chosen.assigneeId === undefined ? assignee?.id : chosen.assigneeId
  return (
    <section className={styles.part} aria-label="This conversation">
      <SelectField
        className={styles.choice}
        label="Status"
        name="state"
        value={chosen.state ?? conversation.state}
        options={conversationStates.map((value) => ({
          value,
          label: conversationStateNames[value],
        }))}
        onChange={(event) => change({ state: event.target.value as Conversation['state'] })}
      />
      <SelectField
        className={styles.choice}
        label="Assigned to"
        name="assignee"
        value={assigneeId ?? ''}
        placeholder="Unassigned"
        options={colleagues.map((one) => ({ value: one.id, label: one.name }))}
        onChange={(event) =>
          change({ assigneeId: event.target.value ? Number(event.target.value) : null })
        }
      />
      <SelectField
        className={styles.choice}
        label="Remind me"
        name="reminder"
        value={remindAt ? 'set' : ''}
        placeholder="Never"
        help={remindPerson ? `${remindPerson.name} gets a notification then.` : undefined}
        options={[
          ...(remindAt ? [{ value: 'set', label: momentText(remindAt) }] : []),
          ...reminderChoices(new Date()).map(({ at, label }) => ({ value: at, label })),
        ]}
        onChange={({ target: { value } }) => {
          if (value !== 'set') change({ remindAt: value || null })
        }}
      />
    </section>
  )
}
