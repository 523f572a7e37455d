import type { AnyList } from './resource-types.ts'

export type Order = 'asc' | 'desc'

/** What a list shows, from its URL. */
export interface ListState {
  page: number
  size: number
  sort: string
  order: Order
  search: string
  /** The other filters of the list's call, from the URL. */
  filters: Record<string, string>
  /** Only rows before this one: how a list continues beyond its counted pages. */
  before?: string | undefined
}

type ListRules = Pick<AnyList, 'query' | 'defaults'>

const paging = ['search', 'sort', 'order', 'size', 'page', 'before']

/** Parses the address of a list. Invalid values fall back to the defaults; invalid filters are dropped. */
export function listStateOf(resource: ListRules, query: URLSearchParams): ListState {
  const given = Object.fromEntries([...query].filter(([, value]) => value !== ''))
  const first = resource.query.safeParse(given)
  const wrong = new Set(first.error?.issues.map(({ path }) => String(path[0])))
  const sound = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name)))
  const parsed = (first.success ? first.data : resource.query.parse(sound)) as PagingInput
  const {
    page,
    size,
    sort = resource.defaults.sort,
    order = resource.defaults.order,
    search = '',
  } = parsed
  const names = filterNames(resource).filter((name) => sound[name] !== undefined)
  const filters = Object.fromEntries(names.map((name) => [name, sound[name] as string]))
  const state = { page, size, sort, order, search, filters }
  return parsed.before === undefined ? state : { ...state, before: String(parsed.before) }
}

/** The call of a list with a fixed order has no sort parameter. */
type PagingInput = Pick<ListState, 'page' | 'size'> & Partial<ListState>

/** Every parameter of the call apart from paging is a filter. */
function filterNames(resource: ListRules): string[] {
  return Object.keys(resource.query.shape).filter((name) => !paging.includes(name))
}

/** Whether the list can be searched by text. */
export function takesSearch(resource: ListRules): boolean {
  return 'search' in resource.query.shape
}

/** The parameters of the list's call. */
export function listInput(state: ListState): Record<string, unknown> {
  const { filters, search, before, ...rest } = state
  return { ...rest, ...filters, ...(search ? { search } : {}), ...(before ? { before } : {}) }
}

/** How many filters are set, including the search. */
export function narrowedBy({ search, filters }: ListState): number {
  return Object.keys(filters).length + (search ? 1 : 0)
}

/**
 * The query string after a change. Defaults are omitted to keep addresses short; any change other
 * than that of the page returns to the first page; a row to continue from applies only once; other
 * parameters are preserved.
 */
export function queryAfter(
  resource: ListRules,
  query: URLSearchParams,
  change: Partial<ListState>,
): string {
  const first = 'page' in change ? {} : { page: 1 }
  const next = { ...listStateOf(resource, query), before: undefined, ...first, ...change }
  const search = next.search.trim()
  const result = new URLSearchParams(query)
  for (const name of [...paging, ...filterNames(resource)]) result.delete(name)
  if (search) result.set('search', search)
  for (const [name, value] of Object.entries(next.filters)) if (value) result.set(name, value)
  if (!isDefaultSort(resource, next)) {
    result.set('sort', next.sort)
    result.set('order', next.order)
  }
  if (next.size !== resource.defaults.size) result.set('size', String(next.size))
  if (next.before) result.set('before', next.before)
  if (next.page !== 1) result.set('page', String(next.page))
  const text = result.toString()
  return text ? `?${text}` : '?'
}

/** The order after a click on a column header: first ascending, then reversed. */
export function sortAfterPress(state: ListState, column: string): { sort: string; order: Order } {
  const order = state.sort === column && state.order === 'asc' ? 'desc' : 'asc'
  return { sort: column, order }
}

export function isDefaultSort(resource: ListRules, state: ListState): boolean {
  return state.sort === resource.defaults.sort && state.order === resource.defaults.order
}

export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size))
}
