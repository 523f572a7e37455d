/** What someone saw of a listing; no status means that it was not published. */
export interface Seen {
  price: number
  status: string | null
}

/** The same, now. */
export interface Now {
  price: number | null
  status: string | null
}

export const changeKinds = ['gone', 'back', 'price', 'status'] as const
export type ChangeKind = (typeof changeKinds)[number]

/** What has changed since then, most important first. */
export function changesSince(seen: Seen, now: Now): ChangeKind[] {
  if (now.status === null) return seen.status === null ? [] : ['gone']
  const price: ChangeKind[] = now.price !== null && now.price !== seen.price ? ['price'] : []
  if (seen.status === null) return ['back', ...price]
  return [...price, ...(seen.status === now.status ? [] : (['status'] as const))]
}
