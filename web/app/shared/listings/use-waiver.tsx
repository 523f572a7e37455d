import { useAskReason } from '../../ui/feedback/ask-reason.tsx'

/** Asks a Super Admin why a fee is waived; null when it is not. */
export function useWaiver() {
  const ask = useAskReason()
  return (what: string) =>
    ask({
      title: `Publish ${what} without the fee?`,
      body: (
        <p>
          The listing fee has not been paid. Going on waives it. Your reason is kept in the change
          log and shown on the payment page.
        </p>
      ),
      label: 'Why the fee is waived',
      missing: 'Please say why the fee is waived.',
      confirmLabel: 'Waive the fee',
    })
}
