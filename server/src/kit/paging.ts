import { asc, desc, ilike, or, type SQL, type SQLWrapper, type PgColumn } from '../db/orm.ts'

export interface PageQuery<Column extends string> {
  page: number
  size: number
  sort: Column
  order: 'asc' | 'desc'
  search?: string | undefined
}

/** Rows that contain the search text in one of these columns; characters such as % have no special meaning. */
export function matching(search: string | undefined, columns: PgColumn[]): SQL | undefined {
  if (!search) return undefined
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return or(...columns.map((column) => ilike(column, pattern)))
}

/** The requested order; rows that compare equal keep a stable order across pages. */
export function ordering(
  query: PageQuery<string>,
  columns: Record<string, SQLWrapper>,
  id: PgColumn,
): SQL[] {
  const direction = query.order === 'asc' ? asc : desc
  return [direction(columns[query.sort] ?? id), desc(id)]
}

export function offsetOf({ page, size }: PageQuery<string>): number {
  return (page - 1) * size
}
