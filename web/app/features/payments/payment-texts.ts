import { monthNames } from '#contract/values/months.ts'
import { paymentStateNames } from '#contract/payments/payments.messages.ts'
import type { PaymentEvent, PaymentMonth } from '#contract/payments/payments.schema.ts'
import {
  paymentStates,
  stateOfStatus,
  type PaymentStatus,
} from '#contract/payments/payments.states.ts'
import { capitalise } from '../../ui/data/counted.ts'
import type { BarPoint } from '../../ui/data/bar-chart.tsx'
import type { StatusColor } from '../../ui/data/status-text.tsx'

export const statusColors: Record<PaymentStatus, StatusColor> = {
  PENDING: 'orange',
  PAID: 'green',
  DECLINED: 'red',
  CANCELLED: 'grey',
  FAILED: 'red',
  'REFUND DUE': 'orange',
  REFUNDED: 'grey',
}

export function statusName(status: PaymentStatus): string {
  return paymentStateNames[stateOfStatus(status)]
}

const eventNames: Record<string, string> = {
  initiate: 'Payment started',
  return: 'Payer returned to the site',
  notify: 'Notification from the provider',
  query: 'Status checked with the provider',
  confirm: 'Confirmed manually',
  cancel: 'Cancelled',
  refund: 'Refund',
}

/** What happened, as text; an unknown kind is shown unchanged. */
export function eventName({
  kind,
  details = {},
}: Pick<PaymentEvent, 'kind'> & Partial<Pick<PaymentEvent, 'details'>>): string {
  if (details.undone) return 'Bank statement booking undone'
  if (kind === 'confirm' && details.statement) return 'Booked from a bank statement'
  return eventNames[kind] ?? kind
}

/** An outcome is often a state, which has its own name. */
export function outcomeText(outcome: string): string {
  const state = paymentStates.find((one) => one === outcome.toLowerCase())
  return state ? paymentStateNames[state] : capitalise(outcome)
}

/** `November 2026` */
export function monthName(month: string): string {
  const [year, number] = month.split('-')
  return `${monthNames[Number(number) - 1] ?? ''} ${year}`
}

const shownMonths = 12

/**
 * The last twelve months up to a day, oldest first; a month without payments is included with zero.
 */
export function monthPoints(months: readonly PaymentMonth[], today: string): BarPoint[] {
  const amounts = new Map(months.map(({ month, amount }) => [month, amount]))
  const [year = 0, number = 1] = today.split('-').map(Number)
  return Array.from({ length: shownMonths }, (_, index) => {
    const date = new Date(Date.UTC(year, number - shownMonths + index, 1))
    const month = date.toISOString().slice(0, 7)
    const name = monthName(month)
    return { label: name.slice(0, 3), name, value: amounts.get(month) ?? 0 }
  })
}
