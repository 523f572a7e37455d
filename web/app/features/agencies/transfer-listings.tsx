import { useState } from 'react'
import { useRevalidator } from 'react-router'
import IconArrowsExchange from '@tabler/icons-react/dist/esm/icons/IconArrowsExchange.mjs'
import { transferListings } from '#contract/agencies/agency-team.calls.ts'
import { agencyTeamTexts as texts } from '#contract/agencies/agency-team.messages.ts'
import { RowAction } from '../../backoffice/row-action.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useAction } from '../../ui/call/use-action.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { SelectField, type SelectOption } from '../../ui/form/fields.tsx'

interface TransferListingsProps {
  agentId: number
  name: string
  /** Who may take them over. */
  others: readonly SelectOption[]
}

/** Hands over all listings of an agent to another agent of the agency. */
export function TransferListings({ agentId, name, others }: TransferListingsProps) {
  const { run, busy } = useAction(transferListings)
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState(false)
  const [to, setTo] = useState('')
  const [missing, setMissing] = useState(false)

  async function transfer() {
    setMissing(!to)
    if (!to) return
    const done = await run({ id: agentId, toAgentId: Number(to) })
    setOpen(false)
    if (!done) return
    alerts.show('SUCCESS', done.message)
    await revalidate()
  }

  return (
    <>
      <RowAction
        label="Transfer listings"
        name={name}
        icon={<IconArrowsExchange aria-hidden="true" />}
        busy={busy}
        onPress={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Transfer the listings of ${name}`}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button kind="brand" busy={busy} onClick={() => void transfer()}>
              Transfer
            </Button>
          </>
        }
      >
        <SelectField
          name="toAgentId"
          label="To"
          required
          placeholder="Choose an agent"
          options={others.filter(({ value }) => value !== agentId)}
          value={to}
          error={missing && !to ? texts.chooseAgent : undefined}
          onChange={({ target }) => setTo(target.value)}
        />
      </Dialog>
    </>
  )
}
