/**
 * Drizzle, imported in a single place. Its package file lists several thousand entry points, and
 * Node parses that list again for every import of the package: a quarter of the time to load the
 * server.
 */
export * from 'drizzle-orm'
export * from 'drizzle-orm/pg-core'
// Both parts have these types.
export type {
  ColumnsWithTable,
  SelectedFields,
  SelectedFieldsFlat,
  SelectedFieldsOrdered,
  TableConfig,
} from 'drizzle-orm/pg-core'
