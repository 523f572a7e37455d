import * as calls from '#contract/bank-statements/bank-statements.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as lines from './bank-lines.service.ts'
import * as statements from './bank-statements.service.ts'
import * as bookings from './bookings.service.ts'
import { findPaymentsFor } from './line-payments.service.ts'

export function bankStatementsRoutes(services: Services): Binding[] {
  return [
    bind(calls.importStatement, (_, context) => statements.importStatement(services, context)),
    bind(calls.getStatementOverview, ({ statement }) =>
      statements.getOverview(services, statement),
    ),
    bind(calls.unacceptStatement, ({ id }, context) =>
      statements.unacceptStatement(services, id, context),
    ),
    bind(calls.listBankLines, (query) => lines.listBankLines(services, query)),
    bind(calls.exportBankLines, (query, context) =>
      lines.exportBankLines(services, query, context),
    ),
    bind(calls.acceptBankLines, (input, context) =>
      lines.acceptBankLines(services, input, context),
    ),
    bind(calls.setBankLineAside, (input, context) =>
      lines.setBankLineAside(services, input, context),
    ),
    bind(calls.bookBankLines, (input, context) => bookings.bookBankLines(services, input, context)),
    bind(calls.undoBankLines, ({ ids }, context) => bookings.undoBankLines(services, ids, context)),
    bind(calls.findLinePayments, ({ search }) => findPaymentsFor(services, search)),
  ]
}
