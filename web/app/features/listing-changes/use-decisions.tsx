import { useRevalidator } from 'react-router'
import {
  approveListingChange,
  refuseListingChange,
  type ListingChange,
} from '#contract/listing-changes/listing-changes.calls.ts'
import { listingsTexts as texts } from '#contract/listings/listings.messages.ts'
import { shortestRefusal } from '#contract/listings/refusals.ts'
import { useAction } from '../../ui/call/use-action.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { useAskReason } from '../../ui/feedback/ask-reason.tsx'
import { Differences } from './differences.tsx'

/** A Super Admin approves a change to a listing, or refuses it with a reason. */
export function useDecisions() {
  const ask = useAskReason()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const approval = useAction(approveListingChange)
  const refusal = useAction(refuseListingChange)

  async function done(message: string) {
    alerts.clear()
    alerts.show('SUCCESS', message)
    await revalidate()
  }

  async function approve({ id, version, reference }: ListingChange) {
    if (await approval.run({ id, version }))
      await done(`The change to ${reference} has been approved.`)
  }

  async function refuse({ id, version, reference, kind, differences }: ListingChange) {
    const reason = await ask({
      title: `Refuse the change to ${reference}?`,
      body: (
        <>
          <Differences of={differences} />
          <p>
            The listing will be unpublished until its owner has changed it
            {kind === 'week' ? ', and must be verified again' : ''}. We will email your reason to
            them and record it in the change log.
          </p>
        </>
      ),
      label: 'What needs to change?',
      missing: texts.refusalReasonMissing,
      least: shortestRefusal,
      confirmLabel: 'Refuse change',
    })
    if (reason === null || !(await refusal.run({ id, version, reason }))) return
    await done(`The change to ${reference} has been refused. Its owner will be emailed.`)
  }

  return { approve, refuse, busy: approval.busy || refusal.busy }
}
