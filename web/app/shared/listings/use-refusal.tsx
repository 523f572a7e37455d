import { useRevalidator } from 'react-router'
import { refuseListing } from '#contract/listings/listings.calls.ts'
import { listingsTexts as texts } from '#contract/listings/listings.messages.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import { shortestRefusal } from '#contract/listings/refusals.ts'
import { useAction } from '../../ui/call/use-action.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { useAskReason } from '../../ui/feedback/ask-reason.tsx'

interface RefusedListing extends ListingKey {
  version: number
  reference: string
}

/** A Super Admin refuses a listing: asked for a reason, which its owner is emailed. */
export function useRefusal() {
  const ask = useAskReason()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const { run, busy } = useAction(refuseListing)

  async function refuse({ reference, ...listing }: RefusedListing) {
    const reason = await ask({
      title: `Refuse ${reference}?`,
      body: (
        <p>
          The listing stays unpublished until its owner has changed it. We will email your reason to
          them and record it in the change log.
        </p>
      ),
      label: 'What needs to change?',
      missing: texts.refusalReasonMissing,
      least: shortestRefusal,
      confirmLabel: 'Refuse listing',
    })
    if (reason === null || !(await run({ ...listing, reason }))) return
    alerts.show('SUCCESS', `${reference} has been refused. Its owner will be emailed.`, {
      about: reference,
    })
    await revalidate()
  }
  return { refuse, busy }
}
