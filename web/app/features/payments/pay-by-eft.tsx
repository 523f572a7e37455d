import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { links, type PaidFor } from '#contract/links.ts'
import { Button, type ButtonKind } from '../../ui/button/button.tsx'

interface PayByEftProps {
  paidFor: PaidFor
  kind?: ButtonKind
  children?: ReactNode
}

/** One click from any screen of a card payment to the bank details. */
export function PayByEft({ paidFor, kind = 'line', children = 'Pay by EFT' }: PayByEftProps) {
  const action = links.paymentOption(paidFor)
  const { state, formAction } = useNavigation()
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="option" value="EFT" />
      <Button type="submit" kind={kind} busy={state !== 'idle' && formAction === action}>
        {children}
      </Button>
    </Form>
  )
}
