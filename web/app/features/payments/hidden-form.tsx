import type { ReactNode, Ref } from 'react'
import type { ProviderForm } from '#contract/payments/payments.schema.ts'

/** As specified: the form is submitted automatically this long after the page loads. */
export const postAfterMs = 100

interface HiddenFormProps {
  ref: Ref<HTMLFormElement>
  form: ProviderForm
  target: string
  /** A button for a browser that does not submit it automatically. */
  children: ReactNode
}

/** What is sent to the provider, in its required order. */
export function HiddenForm({ ref, form, target, children }: HiddenFormProps) {
  return (
    <form ref={ref} method="post" action={form.action} target={target}>
      {form.fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      {children}
    </form>
  )
}
