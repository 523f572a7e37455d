import { z } from 'zod'
import { defineCall } from './call.ts'
import { defineList, type ListColumn, type ListDefaults, type SortKeyOf } from './list.ts'
import type { Who } from './permissions.ts'
import { id, idInPath, version } from './values/id.ts'

interface ResourceSpec<
  Shape extends z.ZodRawShape,
  C extends readonly [ListColumn, ...ListColumn[]],
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
  /** The columns of its list, in the order of the screen. */
  columns: C
  defaults: ListDefaults<SortKeyOf<C>>
}

/** Declares a back-office entity once: its list and its five calls with one shape, one permission and one order. */
export function defineResource<
  Shape extends z.ZodRawShape,
  const C extends readonly [ListColumn, ...ListColumn[]],
  Row extends z.ZodRawShape,
>(spec: ResourceSpec<Shape, C, Row>) {
  const { name, singular, path, who, columns, defaults } = spec
  const row = z.object({ id, version, ...spec.row })
  const fields = z.object(spec.fields)
  const form = z.object({ id: idInPath })
  const remove = defineCall({
    name: `${name}.remove`,
    method: 'DELETE',
    path: `${path}/{id}`,
    who: who.write,
    summary: `Delete a ${singular}; refused while it is in use`,
    input: form,
    output: z.object({ id }),
  })
  const list = defineList({
    name,
    path,
    who,
    summary: `A page of ${name}`,
    row,
    columns,
    defaults,
    // Who has just changed a record must see it: word of a change takes a moment to reach the memory.
    ...(who.read === 'everyone'
      ? { cache: { seconds: 60, of: [spec.table], forVisitors: true } as const }
      : {}),
  })
  return {
    ...list,
    singular,
    table: spec.table,
    fieldsSchema: fields,
    remove,
    get: defineCall({
      name: `${name}.get`,
      method: 'GET',
      path: `${path}/{id}`,
      who: who.read,
      summary: `One ${singular}`,
      input: form,
      output: row,
    }),
    create: defineCall({
      name: `${name}.create`,
      method: 'POST',
      path,
      who: who.write,
      summary: `Add a ${singular}`,
      input: fields,
      output: row,
    }),
    update: defineCall({
      name: `${name}.update`,
      method: 'PUT',
      path,
      who: who.write,
      summary: `Change a ${singular}`,
      input: z.object({ id, version, ...spec.fields }),
      output: row,
    }),
  }
}
