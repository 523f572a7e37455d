import { useRevalidator } from 'react-router'
import { addSuppression } from '#contract/campaign-sending/suppressions.calls.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogButtons } from '../../ui/feedback/dialog.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { reasonNames } from './suppression-texts.ts'
import styles from '../../shared/campaigns/lists.module.css'

interface SuppressDialogProps {
  open: boolean
  onClose: () => void
}

/** Blocks an address from campaigns, after a phone call or a bounced email. */
export function SuppressDialog({ open, onClose }: SuppressDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Add an address">
      <SuppressForm onClose={onClose} />
    </Dialog>
  )
}

const reasons = (['unsubscribed', 'bounced', 'complained'] as const).map((value) => ({
  value,
  label: reasonNames[value],
}))

function SuppressForm({ onClose }: Pick<SuppressDialogProps, 'onClose'>) {
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const form = useForm({
    call: addSuppression,
    read: (data) => ({ email: data.get('email'), reason: data.get('reason') }),
    async onDone({ email }) {
      onClose()
      alerts.clear()
      alerts.show('SUCCESS', `${email} will not receive campaigns.`)
      await revalidate()
    },
  })
  return (
    <form {...form.form} className={styles.form}>
      <FormAlert {...form} />
      <TextField
        {...form.field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        required
      />
      <SelectField
        {...form.field('reason')}
        label="Reason"
        options={reasons}
        help="The address of someone who unsubscribed stays blocked until they subscribe again."
      />
      <DialogButtons>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" kind="brand" busy={form.busy}>
          Add
        </Button>
      </DialogButtons>
    </form>
  )
}
