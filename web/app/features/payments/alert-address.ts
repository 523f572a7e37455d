import { alertQuery, type AlertQuery } from '#contract/payments/payment-alerts.calls.ts'

/**
 * The alerts' state is in the same address as the list below them, under its own parameter names.
 */
export function alertQueryOf(query: URLSearchParams): AlertQuery {
  return alertQuery.parse({
    show: query.get('alerts') ?? undefined,
    page: query.get('alertPage') ?? undefined,
    size: query.get('alertSize') ?? undefined,
  })
}

/** Another page, size or kind of alerts; the list of payments stays as it is. */
export function alertAddress(
  query: URLSearchParams,
  change: { show?: string; page?: number; size?: number },
): string {
  const next = new URLSearchParams(query)
  if (change.show !== undefined) next.set('alerts', change.show)
  if (change.size !== undefined) next.set('alertSize', String(change.size))
  // Another kind or size starts at its first page.
  next.set('alertPage', String(change.page ?? 1))
  if (next.get('alertPage') === '1') next.delete('alertPage')
  if (next.get('alerts') === '') next.delete('alerts')
  return `?${next.toString()}`
}
