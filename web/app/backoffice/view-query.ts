/** The view that is open; `all` is the list without a view. */
export const viewParameter = 'view'
/** The shown columns, if the address determines them. */
export const columnsParameter = 'columns'

/**
 * What a view stores of an address: everything except the page and the view itself, with the
 * columns.
 */
export function storedQuery(query: URLSearchParams, columns: readonly string[]): string {
  const stored = new URLSearchParams(query)
  for (const name of ['page', 'before', viewParameter]) stored.delete(name)
  stored.set(columnsParameter, columns.join(','))
  return stored.toString()
}

/** The address of a view. */
export function viewAddress({ id, query }: { id: number; query: string }): string {
  return `?${viewParameter}=${id}${query ? `&${query}` : ''}`
}

/** Whether the list is shown as saved in the view. */
export function isShown(
  view: { id: number; query: string },
  query: URLSearchParams,
  columns: readonly string[],
): boolean {
  const now = new URLSearchParams(storedQuery(query, columns))
  const then = new URLSearchParams(view.query)
  now.sort()
  then.sort()
  return query.get(viewParameter) === String(view.id) && now.toString() === then.toString()
}
