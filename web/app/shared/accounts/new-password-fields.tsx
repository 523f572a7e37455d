import { passwordRuleTexts } from '#contract/accounts/passwords.messages.ts'
import { PasswordField } from '../../ui/form/password-field.tsx'
import type { FormHandle } from '../../ui/form/use-form.ts'

interface NewPasswordFieldsProps {
  form: Pick<FormHandle, 'field'>
  labels: { password: string; confirm: string }
  /** Their path in the form's call. */
  prefix?: string
}

/** A new password, twice. */
export function NewPasswordFields({ form, labels, prefix = '' }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...form.field(`${prefix}password`)}
        label={labels.password}
        required
        autoComplete="new-password"
        maxLength={200}
        help={passwordRuleTexts.tooShort}
      />
      <PasswordField
        {...form.field(`${prefix}confirm`)}
        label={labels.confirm}
        required
        autoComplete="new-password"
        maxLength={200}
      />
    </>
  )
}
