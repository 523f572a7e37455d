import { idInPath } from '#contract/values/id.ts'
import type { PaidFor } from '#contract/links.ts'

/** The listing in an address: `?week=` or `?propertyId=`, exactly one of them. */
export function paidForIn(query: URLSearchParams): PaidFor | null {
  const week = idInPath.safeParse(query.get('week') ?? '')
  const property = idInPath.safeParse(query.get('propertyId') ?? '')
  if (week.success === property.success) return null
  return week.success
    ? { kind: 'week', id: week.data }
    : { kind: 'property', id: property.data as number }
}

/** The same for the calls. */
export function listingInput({ kind, id }: PaidFor) {
  return kind === 'week' ? { timeshareWeekId: id } : { propertyId: id }
}
