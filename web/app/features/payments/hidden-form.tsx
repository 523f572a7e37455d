import type { Ref } from 'react'
import type { ProviderForm } from '#contract/payments/payments.schema.ts'
import { Button } from '../../ui/button.tsx'

/** As specified: the form goes off by itself this long after the page is there. */
export const postAfterMs = 100

interface HiddenFormProps {
  ref: Ref<HTMLFormElement>
  form: ProviderForm
  target: string
}

/** What a provider is sent, in its own order. Without script there is a button for it. */
export function HiddenForm({ ref, form, target }: HiddenFormProps) {
  return (
    <form ref={ref} method="post" action={form.action} target={target}>
      {form.fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} readOnly />
      ))}
      <noscript>
        <Button type="submit" kind="accent">
          Open the card page
        </Button>
      </noscript>
    </form>
  )
}
