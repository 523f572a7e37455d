import type { z } from 'zod'
import type { AnyCall } from '#contract/call.ts'
import type { Who } from '#contract/permissions.ts'

/** What the kit needs of a declared resource, whatever its fields are. */
export interface AnyResource {
  name: string
  singular: string
  who: { read: Who; write: Who }
  columns: readonly string[]
  usual: { size: number; sort: string; order: 'asc' | 'desc' }
  rowSchema: z.ZodType
  fieldsSchema: z.ZodType
  list: AnyCall
  get: AnyCall
  create: AnyCall
  update: AnyCall
  remove: AnyCall
}

/** Every record has these; the kit needs no more of it. */
export interface Identified {
  id: number
  version: number
}

export type RowOf<R extends AnyResource> = z.output<R['rowSchema']> & Identified

/** The names of the fields that a resource's form sends. */
export type FieldOf<R extends AnyResource> = keyof z.input<R['fieldsSchema']> & string
