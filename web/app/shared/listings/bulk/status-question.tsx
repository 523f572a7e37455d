import { SelectField, TextArea } from '../../../ui/form/fields.tsx'
import { useLocalForm } from '../../../ui/form/use-local-form.ts'
import { Buttons, type Waiver } from './waiver-question.tsx'
import styles from './questions.module.css'

export interface StatusOption {
  value: string | number
  label: string
}

export interface NewStatus extends Waiver {
  status: StatusOption
}

interface StatusQuestionProps {
  options: readonly StatusOption[]
  rows: readonly { fee: string }[]
  onAnswer: (status: NewStatus) => void
  onCancel: () => void
}

export function StatusQuestion({ options, rows, onAnswer, onCancel }: StatusQuestionProps) {
  const unpaid = rows.some(({ fee }) => fee === 'due')
  const form = useLocalForm<NewStatus>({
    check(data) {
      const status = options.find(({ value }) => String(value) === data.get('status'))
      if (!status) return { data: null, fields: { status: 'Please select a status!' } }
      const waiverReason = String(data.get('reason') ?? '').trim() || null
      return { data: { status, waiverReason }, fields: null }
    },
    onDone: onAnswer,
  })
  return (
    <form {...form.form} className={styles.form}>
      <SelectField
        {...form.field('status')}
        label="New status"
        required
        options={options}
        placeholder="Choose one"
        defaultValue=""
      />
      {unpaid && (
        <TextArea
          name="reason"
          label="Reason for waiving the fee"
          help="Only for unpaid listings that would no longer be awaiting payment."
          maxLength={500}
        />
      )}
      <Buttons onCancel={onCancel} />
    </form>
  )
}
