import * as admin from '#contract/payments/payments-admin.calls.ts'
import * as alertCalls from '#contract/payments/payment-alerts.calls.ts'
import * as calls from '#contract/payments/payments.calls.ts'
import * as outside from '#contract/payments/provider-notices.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as cards from './card-payments.service.ts'
import * as eft from './eft.service.ts'
import { takePayFastNotice, takePayGateNotice } from './notices.service.ts'
import { getPaymentOrder } from './orders.service.ts'
import * as alerts from './payment-alerts.service.ts'
import { findMonths } from './payment-list.queries.ts'
import * as lists from './payment-list.service.ts'
import * as service from './payments.service.ts'
import { returnFromPayFast, returnFromPayGate } from './returns.service.ts'

export function paymentsRoutes(services: Services): Binding[] {
  return [
    bind(calls.getPaymentOrder, (input, context) => getPaymentOrder(services, input, context)),
    bind(calls.createPayment, (input, context) => cards.createPayment(services, input, context)),
    bind(calls.getPaymentForm, ({ payRequestId }, context) =>
      cards.getPaymentForm(services, payRequestId, context),
    ),
    bind(calls.createPayFastPayment, (input, context) =>
      cards.createPayFastPayment(services, input, context),
    ),
    bind(calls.chooseEft, (input, context) => eft.chooseEft(services, input, context)),
    bind(calls.getEftDetails, (input, context) => eft.getEftDetails(services, input, context)),
    bind(calls.printEftDetails, (input, context) => eft.printEftDetails(services, input, context)),
    bind(calls.getPayment, ({ id }, context) => service.getPayment(services, id, context)),
    bind(calls.cancelPayment, (input, context) => service.cancelPayment(services, input, context)),
    bind(calls.printReceipt, ({ id }, context) => service.printReceipt(services, id, context)),
    ...adminRoutes(services),
    ...outsideRoutes(services),
  ]
}

function adminRoutes(services: Services): Binding[] {
  return [
    bind(admin.listPayments, (query, context) => lists.listPayments(services, query, context)),
    bind(admin.getPaymentTotals, async (filter) => ({
      months: await findMonths(services.database.db, filter),
    })),
    bind(admin.getPaymentEvents, ({ id }) => lists.getPaymentEvents(services, id)),
    bind(admin.getPaymentLedger, () => lists.getLedger(services)),
    bind(admin.confirmEft, (input, context) => eft.confirmEft(services, input, context)),
    bind(admin.refundPayment, (input, context) => service.refundPayment(services, input, context)),
    bind(admin.askProvider, ({ id }, context) => service.askProvider(services, id, context)),
    bind(admin.exportPayments, (filter, context) =>
      lists.exportPayments(services, filter, context),
    ),
    bind(alertCalls.listPaymentAlerts, (query) => alerts.listAlerts(services, query)),
    bind(alertCalls.dismissPaymentAlert, (input, context) =>
      alerts.closeAlert(services, input, context),
    ),
  ]
}

function outsideRoutes(services: Services): Binding[] {
  return [
    bind(outside.payGateNotify, (_fields, context) => takePayGateNotice(services, context)),
    bind(outside.payGateReturn, (fields, context) => returnFromPayGate(services, fields, context)),
    bind(outside.payFastNotify, (_fields, context) => takePayFastNotice(services, context)),
    bind(outside.payFastReturn, (input, context) =>
      returnFromPayFast(services, input, 'return', context),
    ),
    bind(outside.payFastCancel, (input, context) =>
      returnFromPayFast(services, input, 'cancel', context),
    ),
  ]
}
