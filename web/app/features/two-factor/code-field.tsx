import { TextField } from '../../ui/form/fields.tsx'
import type { FormHandle } from '../../ui/form/use-form.ts'

interface CodeFieldProps {
  form: Pick<FormHandle, 'field'>
  help?: string
}

export function CodeField({ form, help }: CodeFieldProps) {
  return (
    <TextField
      {...form.field('code')}
      label="Code"
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      maxLength={60}
      placeholder="123 456"
      help={help}
    />
  )
}
