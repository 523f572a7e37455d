import { z } from 'zod'
import { defineCall } from './call.ts'
import type { Who } from './permissions.ts'
import { id, idInPath, version } from './values/id.ts'
import { pageOf, pagingQuery } from './values/paging.ts'

interface ResourceSpec<
  Shape extends z.ZodRawShape,
  Columns extends readonly [string, ...string[]],
  Row extends z.ZodRawShape,
> {
  /** The plural noun, the same on every side. */
  name: string
  singular: string
  path: string
  /** The table behind it: a change of it invalidates cached replies. */
  table: string
  who: { read: Who; write: Who }
  /** What a form sends. */
  fields: Shape
  /** What a list and a form receive, besides id and version. */
  row: Row
  columns: Columns
  usual: { size: number; sort: Columns[number]; order: 'asc' | 'desc' }
}

/** Declares a back-office entity once: its five calls with one shape, one permission and one order. */
export function defineResource<
  Shape extends z.ZodRawShape,
  const Columns extends readonly [string, ...string[]],
  Row extends z.ZodRawShape,
>(spec: ResourceSpec<Shape, Columns, Row>) {
  const row = z.object({ id, version, ...spec.row })
  const query = pagingQuery(spec.columns, spec.usual)
  const fields = z.object(spec.fields)
  const form = z.object({ id: idInPath })
  return {
    ...spec,
    rowSchema: row,
    fieldsSchema: fields,
    list: defineCall({
      name: `${spec.name}.list`,
      method: 'GET',
      path: spec.path,
      who: spec.who.read,
      summary: `A page of ${spec.name}`,
      input: query,
      output: pageOf(row),
      // Who has just changed a record must see it: word of a change takes a moment to reach the memory.
      ...(spec.who.read === 'everyone'
        ? { cache: { seconds: 60, of: [spec.table], forVisitors: true } as const }
        : {}),
    }),
    get: defineCall({
      name: `${spec.name}.get`,
      method: 'GET',
      path: `${spec.path}/{id}`,
      who: spec.who.read,
      summary: `One ${spec.singular}`,
      input: form,
      output: row,
    }),
    create: defineCall({
      name: `${spec.name}.create`,
      method: 'POST',
      path: spec.path,
      who: spec.who.write,
      summary: `Add a ${spec.singular}`,
      input: fields,
      output: row,
    }),
    update: defineCall({
      name: `${spec.name}.update`,
      method: 'PUT',
      path: spec.path,
      who: spec.who.write,
      summary: `Change a ${spec.singular}`,
      input: z.object({ id, version, ...spec.fields }),
      output: row,
    }),
    remove: defineCall({
      name: `${spec.name}.remove`,
      method: 'DELETE',
      path: `${spec.path}/{id}`,
      who: spec.who.write,
      summary: `Delete a ${spec.singular}; refused while it is in use`,
      input: form,
      output: z.object({ id }),
    }),
  }
}
