import { useState } from 'react'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs'
import { requestOf } from '#contract/request.ts'
import type { OutputOf } from '#contract/call.ts'
import { callOverHttp } from '#contract/client.ts'
import {
  exportPayments,
  getPaymentLedger,
  getPaymentTotals,
  paymentsList,
  type listPayments,
} from '#contract/payments/payments-admin.calls.ts'
import { listPaymentAlerts } from '#contract/payments/payment-alerts.calls.ts'
import { printReceipt } from '#contract/payments/payments.calls.ts'
import { paymentProviderNames } from '#contract/payments/payments.messages.ts'
import type { PaymentRow } from '#contract/payments/payments.schema.ts'
import { paymentProviders, paymentStatuses } from '#contract/payments/payments.states.ts'
import { today } from '#contract/values/day.ts'
import { counted } from '../../ui/data/counted.ts'
import { cappedNumber } from '../../ui/data/capped-number.ts'
import { useWantedQuery } from '../../ui/navigation/use-wanted-query.ts'
import type { ListFilter } from '../../backoffice/list-filters.tsx'
import { listLoader } from '../../backoffice/list-loader.ts'
import { ListScreen } from '../../backoffice/list-screen.tsx'
import { listStateOf } from '../../ui/list/list-state.ts'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { awaitReply } from '../../session/refusal.ts'
import { RowAction } from '../../backoffice/row-action.tsx'
import { links } from '#contract/links.ts'
import { contextOf } from '../../session/request-context.ts'
import type { Route } from './+types/payments.screen.ts'
import { alertQueryOf } from './alert-address.ts'
import { TestPayments } from '../../shared/payments/test-payments.tsx'
import { PaymentAlerts } from './payment-alerts.tsx'
import { paymentCells, paymentColumnsAtFirst } from './payment-cells.tsx'
import { PaymentFigures } from './payment-figures.tsx'
import { confirmStep } from './payment-steps.tsx'
import { statusName } from './payment-texts.ts'
import { StepDialog, type PaymentStep } from './step-dialog.tsx'

type PaymentsPage = OutputOf<typeof listPayments>

export async function loader(args: Route.LoaderArgs) {
  const page = (await listLoader(paymentsList)(args)) as PaymentsPage
  const { api } = contextOf(args.context)
  const [{ months }, ledger, alerts] = await awaitReply(
    Promise.all([
      api(getPaymentTotals, {}),
      api(getPaymentLedger, {}),
      api(listPaymentAlerts, alertQueryOf(args.url.searchParams)),
    ]),
    args.url,
  )
  return { page, months, ledger, alerts, today: today() }
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Payments', matches)

const nouns = { one: 'payment', many: 'payments' }

function noteOf({ total, capped, openAlerts }: PaymentsPage): string {
  const alerts = openAlerts === 1 ? '1 alert needs' : `${openAlerts} alerts need`
  const payments = capped ? `More than ${counted(total, nouns)}` : counted(total, nouns)
  return openAlerts ? `${payments}, ${alerts} attention` : payments
}

function filtersOf(counts: PaymentsPage['counts']): ListFilter[] {
  return [
    {
      kind: 'select',
      name: 'paymentStatus',
      label: 'Status',
      all: 'All statuses',
      options: paymentStatuses.map((value) => ({
        value,
        label: `${statusName(value)} (${cappedNumber(counts[value])})`,
      })),
    },
    {
      kind: 'select',
      name: 'provider',
      label: 'Payment method',
      all: 'Card or EFT',
      options: paymentProviders.map((value) => ({ value, label: paymentProviderNames[value] })),
    },
    {
      kind: 'select',
      name: 'kind',
      label: 'Listing',
      all: 'All listings',
      options: [
        { value: 'week', label: 'Timeshare weeks' },
        { value: 'property', label: 'Properties' },
      ],
    },
    { kind: 'day', name: 'from', label: 'From', seldom: true },
    { kind: 'day', name: 'to', label: 'To', seldom: true },
  ]
}

export default function PaymentsScreen({ loaderData }: Route.ComponentProps) {
  const { page, months, ledger, alerts, today } = loaderData
  // The current filters, even while the list is loading.
  const query = useWantedQuery()
  const [step, setStep] = useState<PaymentStep | null>(null)
  const { filters, search } = listStateOf(paymentsList, query)
  const nameOf = ({ reference, payer }: PaymentRow) => `${reference}, ${payer.name}`
  const actions = (row: PaymentRow) => (
    <>
      {row.may.confirm && (
        <RowAction
          label="Confirm"
          name={nameOf(row)}
          icon={<IconCheck aria-hidden="true" />}
          onPress={() => setStep(confirmStep(row))}
        />
      )}
      {row.may.receipt && (
        <RowAction
          label="Tax invoice"
          name={nameOf(row)}
          icon={<IconReceipt aria-hidden="true" />}
          to={requestOf(printReceipt, { id: row.id }).url}
          download
        />
      )}
    </>
  )
  return (
    <>
      <ListScreen
        resource={paymentsList}
        page={page}
        title="Payments"
        nouns={nouns}
        note={noteOf(page)}
        cells={paymentCells}
        columnsAtFirst={paymentColumnsAtFirst}
        nameOf={nameOf}
        openPath={({ id }) => links.payment(id)}
        filters={filtersOf(page.counts)}
        exports={[
          {
            label: 'All columns',
            start: () => callOverHttp(exportPayments, { ...filters, search }),
          },
        ]}
        rowActions={actions}
      />
      <TestPayments shown={page.testPayments} />
      <PaymentAlerts alerts={alerts} />
      <PaymentFigures months={months} ledger={ledger} today={today} />
      <StepDialog step={step} onClose={() => setStep(null)} />
    </>
  )
}
