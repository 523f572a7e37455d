import { useState } from 'react'
import { useRevalidator } from 'react-router'
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs'
import { countAgentListings, deactivateAgent } from '#contract/agencies/agency-team.calls.ts'
import { agencyTeamTexts } from '#contract/agencies/agency-team.messages.ts'
import type { Agent } from '#contract/agencies/agents.calls.ts'
import { agentsTexts as texts } from '#contract/agencies/agents.messages.ts'
import { RowAction } from '../../backoffice/row-action.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { SelectField, type SelectOption } from '../../ui/form/fields.tsx'
import styles from './deactivate-agent.module.css'

interface DeactivateAgentProps {
  agent: Agent
  /** Who may take over the listings. */
  others: readonly SelectOption[]
}

/** Asks who takes over the listings, closes the agent's account, and reloads the list. */
export function DeactivateAgent({ agent, others }: DeactivateAgentProps) {
  const count = useAction(countAgentListings)
  const close = useAction(deactivateAgent)
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const [listings, setListings] = useState<{ properties: number; weeks: number } | null>(null)
  const [to, setTo] = useState('')
  const name = `${agent.name} ${agent.surname}`
  const any = listings !== null && listings.properties + listings.weeks > 0
  const choices = others.filter(({ value }) => value !== agent.id)

  async function ask() {
    alerts.clear()
    const found = await count.run({ id: agent.id })
    if (found) setListings(found)
  }

  async function deactivate() {
    const done = await close.run({ id: agent.id, toAgentId: Number(to) || null })
    setListings(null)
    if (!done) return
    alerts.show('SUCCESS', done.message)
    await revalidate()
    // The pressed button may have been removed with its row; the focus moves to the content.
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <>
      <RowAction
        label="Deactivate"
        name={name}
        icon={<IconUserOff aria-hidden="true" />}
        danger
        busy={count.busy || close.busy}
        onPress={() => void ask()}
      />
      <Dialog
        open={listings !== null}
        onClose={() => setListings(null)}
        title={texts.deactivateQuestion(name)}
        actions={
          <>
            <Button onClick={() => setListings(null)}>Cancel</Button>
            <Button kind="danger" busy={close.busy} onClick={() => void deactivate()}>
              Deactivate
            </Button>
          </>
        }
      >
        <div className={styles.question}>
          <p>{texts.deactivateEffect}</p>
          {any && choices.length > 0 && (
            <SelectField
              name="toAgentId"
              label={`Transfer ${agencyTeamTexts.listings(listings.properties, listings.weeks)} to`}
              placeholder="Nobody"
              options={choices}
              value={to}
              onChange={({ target }) => setTo(target.value)}
            />
          )}
        </div>
      </Dialog>
    </>
  )
}
