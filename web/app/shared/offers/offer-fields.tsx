import { offersTexts as texts } from '#contract/offers/offers.messages.ts'
import { CheckField, TextArea } from '../../ui/form/fields.tsx'
import { RandField } from '../../ui/form/rand-field.tsx'
import type { FormHandle } from '../../ui/form/use-form.ts'

type Fields = Pick<FormHandle, 'field' | 'check'>

export function AmountField({ form, label, help }: { form: Fields; label: string; help: string }) {
  return <RandField {...form.field('amount')} label={label} required help={help} />
}

interface CommentFieldProps {
  form: Fields
  label?: string
  help?: string
  required?: boolean
}

export function CommentField({ form, label = 'Comment', help, required }: CommentFieldProps) {
  return (
    <TextArea
      {...form.field('comment')}
      label={label}
      rows={3}
      maxLength={2000}
      required={required ?? false}
      help={help}
    />
  )
}

/** Whether the user's details are shared with the other side; yes by default. */
export function ConsentField({ form, given = true }: { form: Fields; given?: boolean }) {
  return <CheckField {...form.check('consent', given)} label={texts.consent} />
}
