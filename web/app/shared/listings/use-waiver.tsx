import { useAskReason } from '../../ui/feedback/ask-reason.tsx'

/** Asks a Super Admin why a fee is waived; null if it is not. */
export function useWaiver() {
  const ask = useAskReason()
  return (what: string) =>
    ask({
      title: `Publish ${what} without the listing fee?`,
      body: (
        <p>
          The listing fee has not been paid. If you continue, it is waived. Your reason is recorded
          in the change log and shown on the payment page.
        </p>
      ),
      label: 'Reason for waiving the fee',
      missing: 'Please give a reason for waiving the fee.',
      confirmLabel: 'Waive fee and publish',
    })
}
