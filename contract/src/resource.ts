import { z } from 'zod'
import { defineCall } from './call.ts'
import type { FormField } from './form-field.ts'
import { defineList, type ListColumn, type ListDefaults, type SortKeyOf } from './list.ts'
import type { Who } from './permissions.ts'
import { id, idInPath, version } from './values/id.ts'
import { pageSizes } from './values/paging.ts'

/** The names of its two screens. */
interface Titles {
  list: string
  edit: string
  create: string
  /** The button of the list that opens the form for a new one. */
  createButton: string
}

/** The addresses of its two screens, from `links`. */
interface Pages {
  list(this: void): string
  create(this: void): string
  edit(this: void, id: number): string
}

interface ResourceSpec<
  Shape extends z.ZodRawShape,
  C extends readonly [ListColumn, ...ListColumn[]],
  Row extends z.ZodRawShape,
> {
  /** The plural noun, the same on every side. */
  name: string
  /** What people call one of them, and several. */
  singular: string
  plural: string
  /** If they are not derived from the two nouns. */
  titles?: Partial<Titles>
  pages: Pages
  /** The address of its calls; `one` is that of a single record, `path/{id}` by default. */
  path: string | { list: string; create: string; update: string; one: string }
  /** The table behind it: its changes invalidate cached replies. */
  table: string
  who: Who | { read: Who; write: Who }
  /** What a form sends. */
  fields: Shape
  /** What a list and a form receive, in addition to id and version. */
  row: Row
  /** The columns of its list, in the order of the screen. */
  columns: C
  /** Newest first by default. */
  defaults?: ListDefaults<SortKeyOf<C>>
  /** The fields of its form, in the order of the screen. */
  form: readonly FormField<keyof Shape & string>[]
  /** Extra API documentation of a call, if a rule is worth mentioning. */
  summaries?: Partial<Record<'list' | 'get' | 'create' | 'update' | 'remove', string>>
}

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Declares a back-office entity once: its list, its form and its five calls with one shape, one
 * permission and one order.
 */
export function defineResource<
  Shape extends z.ZodRawShape,
  const C extends readonly [ListColumn, ...ListColumn[]],
  Row extends z.ZodRawShape,
>(spec: ResourceSpec<Shape, C, Row>) {
  const { name, singular, plural, columns, pages, form, summaries = {} } = spec
  const who = typeof spec.who === 'string' ? { read: spec.who, write: spec.who } : spec.who
  const { path } = spec
  const paths =
    typeof path === 'string'
      ? { list: path, create: path, update: path, one: `${path}/{id}` }
      : path
  const row = z.object({ id, version, ...spec.row })
  const fields = z.object(spec.fields)
  const key = z.object({ id: idInPath })
  const newest = { size: pageSizes.adminTable.default, sort: 'id', order: 'desc' } as const
  const remove = defineCall({
    name: `${name}.remove`,
    method: 'DELETE',
    path: paths.one,
    who: who.write,
    summary: summaries.remove ?? `Delete a ${singular}; refused while it is in use`,
    input: key,
    output: z.object({ id }),
    bulk: true,
  })
  const list = defineList({
    name,
    path: paths.list,
    who,
    summary: summaries.list ?? `List ${plural}`,
    row,
    columns,
    defaults: spec.defaults ?? (newest as ListDefaults<SortKeyOf<C>>),
    // Someone who has just changed a record must see it: a change takes a moment to invalidate the
    // cache.
    ...(who.read === 'everyone'
      ? { cache: { seconds: 60, of: [spec.table], forVisitors: true } as const }
      : {}),
  })
  const titles: Titles = {
    list: capitalise(plural),
    edit: capitalise(singular),
    create: `New ${singular}`,
    createButton: `New ${singular}`,
    ...spec.titles,
  }
  return {
    ...list,
    singular,
    plural,
    titles,
    pages,
    form,
    table: spec.table,
    fieldsSchema: fields,
    remove,
    get: defineCall({
      name: `${name}.get`,
      method: 'GET',
      path: paths.one,
      who: who.read,
      summary: summaries.get ?? `Get a ${singular}`,
      input: key,
      output: row,
    }),
    create: defineCall({
      name: `${name}.create`,
      method: 'POST',
      path: paths.create,
      who: who.write,
      summary: summaries.create ?? `Create a ${singular}`,
      input: fields,
      output: row,
    }),
    update: defineCall({
      name: `${name}.update`,
      method: 'PUT',
      path: paths.update,
      who: who.write,
      summary: summaries.update ?? `Update a ${singular}`,
      input: z.object({ id, version, ...spec.fields }),
      output: row,
    }),
  }
}
