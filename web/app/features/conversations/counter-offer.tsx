import { useRevalidator } from 'react-router'
import type { Conversation } from '#contract/conversations/conversations.schema.ts'
import { counterOffer } from '#contract/offers/offers.calls.ts'
import { offersTexts } from '#contract/offers/offers.messages.ts'
import { Button } from '../../ui/button/button.tsx'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { typedAmount } from '#contract/values/parse-amount.ts'
import { CheckField, TextField } from '../../ui/form/fields.tsx'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { RandField } from '../../ui/form/rand-field.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import styles from './composer.module.css'

interface CounterOfferProps {
  offer: NonNullable<Conversation['offer']>
  onDone: () => void
}

export function CounterOffer({ offer, onDone }: CounterOfferProps) {
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const form = useForm({
    call: counterOffer,
    read: (entries) => ({
      id: offer.id,
      amount: typedAmount(String(entries.get('amount') ?? '')),
      comment: String(entries.get('comment') ?? ''),
      consent: entries.get('consent') === 'on',
    }),
    async onDone({ message }) {
      alerts.clear()
      alerts.show('SUCCESS', message)
      onDone()
      await revalidate()
    },
  })
  return (
    <form {...form.form} className={styles.counter}>
      <FormAlert invalid={form.invalid} error={form.error} />
      <RandField {...form.field('amount')} label="Amount you would accept" required />
      <TextField {...form.field('comment')} label="Comment" maxLength={2000} />
      <CheckField name="consent" defaultChecked label={offersTexts.consent} />
      <Button type="submit" kind="brand" busy={form.busy}>
        Send counter-offer
      </Button>
    </form>
  )
}
