import * as admin from '#contract/payments/payments-admin.calls.ts'
import * as calls from '#contract/payments/payments.calls.ts'
import * as outside from '#contract/payments/provider-notices.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as cards from './card-payments.service.ts'
import * as eft from './eft.service.ts'
import { takePayFastNotice, takePayGateNotice } from './notices.service.ts'
import { getPaymentOrder } from './orders.service.ts'
import { findMonths } from './payment-list.queries.ts'
import * as lists from './payment-list.service.ts'
import * as service from './payments.service.ts'
import { returnFromPayFast, returnFromPayGate } from './returns.service.ts'

export function paymentsRoutes(parts: Parts): Binding[] {
  return [
    bind(calls.getPaymentOrder, (input, context) => getPaymentOrder(parts, input, context)),
    bind(calls.createPayment, (input, context) => cards.createPayment(parts, input, context)),
    bind(calls.getPaymentForm, ({ payRequestId }, context) =>
      cards.getPaymentForm(parts, payRequestId, context),
    ),
    bind(calls.createPayFastPayment, (input, context) =>
      cards.createPayFastPayment(parts, input, context),
    ),
    bind(calls.chooseEft, (input, context) => eft.chooseEft(parts, input, context)),
    bind(calls.getEftDetails, (input, context) => eft.getEftDetails(parts, input, context)),
    bind(calls.printEftDetails, (input, context) => eft.printEftDetails(parts, input, context)),
    bind(calls.getPayment, ({ id }, context) => service.getPayment(parts, id, context)),
    bind(calls.cancelPayment, (input, context) => service.cancelPayment(parts, input, context)),
    bind(calls.printReceipt, ({ id }, context) => service.printReceipt(parts, id, context)),
    ...adminRoutes(parts),
    ...outsideRoutes(parts),
  ]
}

function adminRoutes(parts: Parts): Binding[] {
  return [
    bind(admin.listPayments, (query, context) => lists.listPayments(parts, query, context)),
    bind(admin.getPaymentTotals, async (filter) => ({
      months: await findMonths(parts.database.db, filter),
    })),
    bind(admin.getPaymentEvents, ({ id }) => lists.getPaymentEvents(parts, id)),
    bind(admin.getPaymentLedger, () => lists.getLedger(parts)),
    bind(admin.confirmEft, (input, context) => eft.confirmEft(parts, input, context)),
    bind(admin.refundPayment, (input, context) => service.refundPayment(parts, input, context)),
    bind(admin.askProvider, ({ id }, context) => service.askProvider(parts, id, context)),
    bind(admin.exportPayments, (filter, context) => lists.exportPayments(parts, filter, context)),
    bind(admin.listPaymentAlerts, () => lists.listAlerts(parts)),
    bind(admin.dismissPaymentAlert, (input, context) => lists.closeAlert(parts, input, context)),
  ]
}

function outsideRoutes(parts: Parts): Binding[] {
  return [
    bind(outside.payGateNotify, (_fields, context) => takePayGateNotice(parts, context)),
    bind(outside.payGateReturn, (fields, context) => returnFromPayGate(parts, fields, context)),
    bind(outside.payFastNotify, (_fields, context) => takePayFastNotice(parts, context)),
    bind(outside.payFastReturn, ({ reference }, context) =>
      returnFromPayFast(parts, reference, 'return', context),
    ),
    bind(outside.payFastCancel, ({ reference }, context) =>
      returnFromPayFast(parts, reference, 'cancel', context),
    ),
  ]
}
