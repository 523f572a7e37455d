import * as calls from '#contract/monthly-statements/monthly-statements.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './monthly-statements.service.ts'

export function monthlyStatementsRoutes(services: Services): Binding[] {
  return [
    bind(calls.getMonthlyStatement, ({ month }) => service.getMonthlyStatement(services, month)),
    bind(calls.exportMonthlyStatement, ({ month }) =>
      service.exportMonthlyStatement(services, month),
    ),
    bind(calls.printMonthlyStatement, ({ month }) =>
      service.printMonthlyStatement(services, month),
    ),
  ]
}
