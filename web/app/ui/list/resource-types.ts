import type { z } from 'zod'
import type { AnyCall } from '#contract/call.ts'
import type { AnyList } from '#contract/list.ts'

export type { AnyList }

/** The keys of a list's columns. */
export type ColumnKeyOf<R extends AnyList> = R['columns'][number]['key']

/** What the list and form screens need of a resource, whatever its fields are. */
export interface AnyResource extends AnyList {
  singular: string
  fieldsSchema: z.ZodType
  get: AnyCall
  create: AnyCall
  update: AnyCall
  remove: AnyCall
}

/** The only fields that a list needs of every row. */
export interface Identified {
  id: number
}

export type ListRowOf<R extends AnyList> = z.output<R['rowSchema']> & Identified

/** What a form changes, with the version that was read. */
export type RowOf<R extends AnyResource> = z.output<R['rowSchema']> &
  Identified & { version: number }

/** The names of the fields that a resource's form sends. */
export type FieldOf<R extends AnyResource> = keyof z.input<R['fieldsSchema']> & string
