import * as calls from '#contract/approvals/approvals.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './approvals.service.ts'

export function approvalsRoutes(services: Services): Binding[] {
  return [
    bind(calls.listApprovals, (_input, context) => service.listApprovals(services, context)),
    bind(calls.decideApproval, (decided, context) =>
      service.decideApproval(services, decided, context),
    ),
    bind(calls.undoApproval, ({ id }, context) => service.undoApproval(services, id, context)),
    bind(calls.dismissApproval, ({ id }, context) =>
      service.dismissApproval(services, id, context),
    ),
  ]
}
