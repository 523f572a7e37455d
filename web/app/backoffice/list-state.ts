import type { AnyResource } from './resource-types.ts'

export type Order = 'asc' | 'desc'

/** What a list shows, as its address says it. */
export interface ListState {
  page: number
  size: number
  sort: string
  order: Order
  search: string
}

type ListRules = Pick<AnyResource, 'list' | 'usual'>

/** Reads the address of a list; nonsense falls back to the usual. */
export function listStateOf(resource: ListRules, query: URLSearchParams): ListState {
  const { search = '', ...rest } = resource.list.input.parse(Object.fromEntries(query)) as Omit<
    ListState,
    'search'
  > & { search?: string }
  return { ...rest, search }
}

/**
 * The query after a change. The usual values are left out, so that an address stays short;
 * anything but a change of page goes back to the first page; foreign parameters stay.
 */
export function queryAfter(
  resource: ListRules,
  query: URLSearchParams,
  change: Partial<ListState>,
): string {
  const first = 'page' in change ? {} : { page: 1 }
  const next = { ...listStateOf(resource, query), ...first, ...change }
  const search = next.search.trim()
  const result = new URLSearchParams(query)
  for (const name of ['search', 'sort', 'order', 'size', 'page']) result.delete(name)
  if (search) result.set('search', search)
  if (!isUsualSort(resource, next)) {
    result.set('sort', next.sort)
    result.set('order', next.order)
  }
  if (next.size !== resource.usual.size) result.set('size', String(next.size))
  if (next.page !== 1) result.set('page', String(next.page))
  const text = result.toString()
  return text ? `?${text}` : '?'
}

/** Pressing a column's head: first ascending, then the other way round. */
export function sortAfterPress(state: ListState, column: string): { sort: string; order: Order } {
  const order = state.sort === column && state.order === 'asc' ? 'desc' : 'asc'
  return { sort: column, order }
}

export function isUsualSort(resource: ListRules, state: ListState): boolean {
  return state.sort === resource.usual.sort && state.order === resource.usual.order
}

export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}
