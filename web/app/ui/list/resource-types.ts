import type { z } from 'zod'
import type { AnyCall } from '#contract/call.ts'
import type { ListColumn, ListDefaults } from '#contract/list.ts'
import type { Who } from '#contract/permissions.ts'

/** What a list screen needs: a call that pages, and perhaps one that deletes. */
export interface AnyList {
  name: string
  who: { write: Who }
  /** Its columns, or the keys that it can be sorted by where the screen brings the columns. */
  columns: readonly (ListColumn | string)[]
  defaults: ListDefaults
  rowSchema: z.ZodType
  /** What its address can say, where that is not all that its call takes. */
  query?: z.ZodType
  list: AnyCall
  /** Left out where rows are only read. */
  remove?: AnyCall | undefined
}

/** The keys of a list's columns. */
export type ColumnKeyOf<R extends AnyList> = Extract<R['columns'][number], ListColumn>['key']

/** What the kit needs of a declared resource, whatever its fields are. */
export interface AnyResource extends AnyList {
  singular: string
  who: { read: Who; write: Who }
  fieldsSchema: z.ZodType
  get: AnyCall
  create: AnyCall
  update: AnyCall
  remove: AnyCall
}

/** Every row has this; a list needs no more of it. */
export interface Identified {
  id: number
}

export type ListRowOf<R extends AnyList> = z.output<R['rowSchema']> & Identified

/** What a form changes, with the version that it was read in. */
export type RowOf<R extends AnyResource> = z.output<R['rowSchema']> &
  Identified & { version: number }

/** The names of the fields that a resource's form sends. */
export type FieldOf<R extends AnyResource> = keyof z.input<R['fieldsSchema']> & string
