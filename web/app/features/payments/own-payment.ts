import { getPayment } from '#contract/payments/payments.calls.ts'
import type { Payment } from '#contract/payments/payments.schema.ts'
import { idInPath } from '#contract/values/id.ts'
import { isAppError } from '../../session/refusal.ts'
import type { RequestContext } from '../../session/request-context.ts'

/**
 * A payment of the viewer's side. Another person's is treated as missing, even for a Super Admin,
 * who can see it in the back office but should not be thanked for it.
 */
export async function findOwnPayment(
  { api, session }: Pick<RequestContext, 'api' | 'session'>,
  id: string,
): Promise<(Payment & { testPayments: boolean }) | null> {
  const parsed = idInPath.safeParse(id)
  if (!session || !parsed.success) return null
  try {
    const { record, ...payment } = await api(getPayment, { id: parsed.data })
    return record && record.payer.userId !== session.user.id ? null : payment
  } catch (error) {
    if (isAppError(error) && error.status < 500) return null
    throw error
  }
}
