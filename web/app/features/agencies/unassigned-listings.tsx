import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AgencyDashboard } from '#contract/agencies/agency-dashboard.calls.ts'
import { assignListings } from '#contract/agencies/agency-team.calls.ts'
import { Button } from '../../ui/button/button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { counted } from '../../ui/data/counted.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { SelectField } from '../../ui/form/fields.tsx'
import { Sheet } from '../../ui/layout/sheet.tsx'
import styles from './agency-dashboard.module.css'

const listingNouns = { one: 'listing has', many: 'listings have' }

/** Listings whose agent has left the agency, until someone takes them over. */
export function UnassignedListings({ dashboard }: { dashboard: AgencyDashboard }) {
  const { id, withoutAgent, team } = dashboard
  const { run, busy } = useAction(assignListings)
  const { revalidate } = useRevalidator()
  const alerts = useAlerts()
  const [to, setTo] = useState('')
  if (withoutAgent === 0) return null

  async function assign() {
    alerts.clear()
    const done = await run({ id, toAgentId: Number(to) })
    if (!done) return
    alerts.show('SUCCESS', done.message)
    await revalidate()
  }

  return (
    <Sheet title="Unassigned listings">
      <p>{counted(withoutAgent, listingNouns)} no agent in your team.</p>
      <div className={styles.assign}>
        <SelectField
          name="toAgentId"
          label="Assign to"
          placeholder="Choose an agent"
          options={team.map(({ agentId, name }) => ({ value: agentId, label: name }))}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <Button kind="brand" busy={busy} disabled={!to} onClick={() => void assign()}>
          Assign
        </Button>
      </div>
    </Sheet>
  )
}
