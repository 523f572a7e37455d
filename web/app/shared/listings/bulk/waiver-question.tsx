import { DialogButtons } from '../../../ui/feedback/dialog.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { TextArea } from '../../../ui/form/fields.tsx'
import { useLocalForm } from '../../../ui/form/use-local-form.ts'
import styles from './questions.module.css'

export interface Waiver {
  waiverReason: string | null
}

interface WaiverQuestionProps {
  rows: readonly { fee: string }[]
  onAnswer: (waiver: Waiver) => void
  onCancel: () => void
}

/** Some of the listings have not been paid for: they are published with a reason, or not at all. */
export function WaiverQuestion({ rows, onAnswer, onCancel }: WaiverQuestionProps) {
  const unpaid = rows.filter(({ fee }) => fee === 'due').length
  const form = useLocalForm<Waiver>({
    check: (data) => ({
      data: { waiverReason: String(data.get('reason') ?? '').trim() || null },
      fields: null,
    }),
    onDone: onAnswer,
  })
  return (
    <form {...form.form} className={styles.form}>
      <p>
        The listing fee of {unpaid} of the selected listings has not been paid. To publish them as
        well, give a reason for waiving it; it is recorded in the change log.
      </p>
      <TextArea name="reason" label="Reason for waiving the fee" maxLength={500} />
      <Buttons onCancel={onCancel} />
    </form>
  )
}

export function Buttons({ onCancel }: { onCancel: () => void }) {
  return (
    <DialogButtons>
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" kind="brand">
        Preview
      </Button>
    </DialogButtons>
  )
}
