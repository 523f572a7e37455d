import { z } from 'zod'
import {
  defineCall,
  documentLimit,
  forgetCalls,
  type AnyCall,
  type Call,
  type CallCache,
} from './call.ts'
import { exportProgress } from './exports/exports.calls.ts'
import type { Who } from './permissions.ts'
import { pageOf, pagingQuery } from './values/paging.schema.ts'

/**
 * The type of a column's values; screen and sheet format it accordingly. A `day` has no time of
 * day, a `time` is an instant; numbers are right-aligned.
 */
export type ColumnKind = 'text' | 'number' | 'money' | 'day' | 'time' | 'yesNo' | 'phone'

export interface ListColumn {
  key: string
  label: string
  kind?: ColumnKind
  /** The field of the row that it is computed from, if that is not its key. */
  of?: string
  /** Every column is sortable by default. */
  sortable?: false
  /** Not on the screen: only for sorting, or in the Excel file. */
  screen?: false
  /** No wider than its content: ids, dates, phone numbers. It never wraps. */
  narrow?: true
  /** Has more text than the others and is wider. */
  wide?: true
  /** Names the record: it becomes the link, and the heading of its card on a phone. */
  lead?: true
  /** Completes the name in the lead column: the heading of a card shows both. */
  completesName?: true
  /** Its heading in the Excel file, if that is not the label. */
  header?: string
  /** Its width in the Excel file, in characters. */
  width?: number
}

type Columns = readonly [ListColumn, ...ListColumn[]]

export type KeyOf<C extends readonly ListColumn[]> = C[number]['key']

/** The keys of the columns that a list can be sorted by. */
export type SortKeyOf<C extends readonly ListColumn[]> = C[number] extends infer One
  ? One extends { sortable: false }
    ? never
    : One extends { key: infer Key extends string }
      ? Key
      : never
  : never

export interface ListDefaults<Key extends string = string> {
  size: number
  sort: Key
  order: 'asc' | 'desc'
}

/** How much of the list's query an export uses: its filters, also its order, also its page. */
type Taken = 'filters' | 'order' | 'page'

export interface ListExcel<Key extends string, Takes extends Taken, Extra extends z.ZodRawShape> {
  /** The name of its call; `<name>.export` unless told otherwise. */
  call?: string
  path: string
  summary: string
  /** The file is called `<fileName>-<day>.xlsx`. */
  fileName: string
  sheet: string
  /** The keys in the order of the file, if that differs from the order of the columns. */
  columns?: readonly Key[]
  takes: Takes
  /** Further parameters of its call. */
  input?: Extra
}

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- a shape without fields
type None = Record<never, never>
type Over<A, B> = Omit<A, keyof B> & B
type PagingShape<Key extends string> = ReturnType<
  typeof pagingQuery<readonly [Key, ...Key[]]>
>['shape']

type QueryShape<
  C extends Columns,
  Filters extends z.ZodRawShape,
  Sorted extends boolean,
  Searched extends boolean,
> = Over<
  Omit<
    PagingShape<SortKeyOf<C>>,
    | ([Sorted] extends [false] ? 'sort' | 'order' : never)
    | ([Searched] extends [false] ? 'search' : never)
  >,
  Filters
>

type LeftOut<Takes extends Taken> = Takes extends 'page'
  ? never
  : Takes extends 'order'
    ? 'page' | 'size' | 'before'
    : 'page' | 'size' | 'before' | 'sort' | 'order'

/** Who may read the list, and who may change its rows: its screen is for the latter. */
type ListWho = Who | { read: Who; write: Who }

export interface ListSpec<
  Row extends z.ZodObject,
  C extends Columns,
  Filters extends z.ZodRawShape = None,
  Params extends z.ZodRawShape = None,
  Extra extends z.ZodRawShape = None,
  Sorted extends boolean = true,
  Searched extends boolean = true,
  Takes extends Taken = never,
  ExcelInput extends z.ZodRawShape = None,
> {
  /** The plural noun. A person's choice of columns is stored by it. */
  name: string
  /** The name of its call; `<name>.list` unless told otherwise. */
  call?: string
  path: string
  aliases?: readonly string[]
  who: ListWho
  summary: string
  row: Row
  /** In the order of the screen. */
  columns: C
  defaults: ListDefaults<[Sorted] extends [false] ? string : SortKeyOf<C>>
  /** False where the default order is the only one. */
  sorted?: Sorted
  /** False where there is no text to search. */
  searched?: Searched
  /** The filters that its address may contain. */
  filters?: Filters
  /** Further parameters of its call that the address does not determine, such as whose list it is. */
  params?: Params
  /** What a page contains in addition to its rows. */
  reply?: Extra
  /** A constraint between filters. */
  rule?: { test: (filters: never) => boolean; path: string[]; message: string }
  maxPage?: number
  cache?: CallCache
  excel?: ListExcel<KeyOf<C>, Takes, ExcelInput>
  /** Deletes a row; left out if rows are read-only. */
  remove?: AnyCall
}

/** What every list has in common, whatever its rows are. */
export interface AnyList {
  name: string
  who: { read: Who; write: Who }
  columns: readonly ListColumn[]
  defaults: ListDefaults
  rowSchema: z.ZodType
  /** The parameters of the list's URL. */
  query: z.ZodObject
  list: AnyCall
  /** Writes its Excel file, if it has one. */
  export?: AnyCall | undefined
  remove?: AnyCall | undefined
}

const declared = new Map<string, AnyList>()
const views = new Map<string, AnyList>()

/** All lists whose contract modules have been loaded. */
export function declaredLists(): AnyList[] {
  return [...declared.values()]
}

/** The same lists with other columns, for further screens. */
export function declaredViews(): AnyList[] {
  return [...views.values()]
}

/**
 * For a test that declares its own lists: every check over all lists would take them for the
 * site's.
 */
export function forgetLists(names: readonly string[]): void {
  for (const name of names) {
    const calls = [`${name}.list`, `${name}.export`]
    forgetCalls(calls)
    for (const call of calls) declared.delete(call)
    views.delete(name)
  }
}

export function sortKeys<C extends readonly ListColumn[]>(columns: C): SortKeyOf<C>[] {
  const keys = columns.filter(({ sortable }) => sortable !== false).map(({ key }) => key)
  return keys as SortKeyOf<C>[]
}

const unsortable = (column: ListColumn): ListColumn => ({ ...column, sortable: false })

/** An inconsistent list must keep the program from starting. */
function checkColumns(spec: {
  name: string
  row: z.ZodObject
  columns: readonly ListColumn[]
  defaults: ListDefaults
  sorted?: boolean
  excel?: { columns?: readonly string[] }
}): void {
  const keys = spec.columns.map(({ key }) => key)
  const wrong = (problem: string) => new Error(`The list ${spec.name}: ${problem}`)
  const twice = keys.find((key, place) => keys.indexOf(key) !== place)
  if (twice) throw wrong(`the column ${twice} is declared twice`)
  if (spec.sorted !== false) {
    for (const { key, of = key, sortable } of spec.columns) {
      if (sortable !== false && !(of in spec.row.shape)) {
        throw wrong(`it is sorted by ${key}, which its rows do not have`)
      }
    }
    if (!sortKeys(spec.columns).includes(spec.defaults.sort)) {
      throw wrong(`its default order is by ${spec.defaults.sort}, which it cannot be sorted by`)
    }
  }
  const unknown = spec.excel?.columns?.find((key) => !keys.includes(key))
  if (unknown) throw wrong(`its Excel file has the column ${unknown}, which is not declared`)
}

/**
 * Declares a list once: the call that pages it, the columns of its screen with their order, and its
 * Excel file.
 */
export function defineList<
  Row extends z.ZodObject,
  const C extends Columns,
  Filters extends z.ZodRawShape = None,
  Params extends z.ZodRawShape = None,
  Extra extends z.ZodRawShape = None,
  const Sorted extends boolean = true,
  const Searched extends boolean = true,
  const Takes extends Taken = never,
  ExcelInput extends z.ZodRawShape = None,
>(spec: ListSpec<Row, C, Filters, Params, Extra, Sorted, Searched, Takes, ExcelInput>) {
  checkColumns(spec as never)
  type Query = QueryShape<C, Filters, Sorted, Searched>
  const { name, row, columns, defaults, filters, params, reply, cache, aliases } = spec
  const who = typeof spec.who === 'string' ? { read: spec.who, write: spec.who } : spec.who
  const paging = pagingQuery(
    sortKeys<readonly ListColumn[]>(columns) as [string],
    defaults,
    spec.maxPage,
  )
  const left = {
    ...(spec.sorted === false ? { sort: true as const, order: true as const } : {}),
    ...(spec.searched === false ? { search: true as const } : {}),
  }
  const shape: z.ZodRawShape = { ...paging.omit(left).shape, ...filters }
  const ruled = (object: z.ZodObject) =>
    spec.rule
      ? object.refine(spec.rule.test as never, { path: spec.rule.path, message: spec.rule.message })
      : object
  const query = ruled(z.object(shape)) as z.ZodObject<Query>
  const list = defineCall({
    name: spec.call ?? `${name}.list`,
    method: 'GET',
    path: spec.path,
    ...(aliases ? { aliases } : {}),
    who: who.read,
    summary: spec.summary,
    input: ruled(z.object({ ...shape, ...params })) as z.ZodObject<Over<Query, Params>>,
    output: pageOf(row).extend((reply ?? {}) as Extra),
    ...(cache ? { cache } : {}),
  })
  const declaration = {
    ...spec,
    who,
    columns: (spec.sorted === false ? columns.map(unsortable) : columns) as C,
    rowSchema: row,
    query,
    list,
    export: excelCall() as ExportCall<Query, Takes, ExcelInput>,
  }
  declared.set(list.name, declaration as unknown as AnyList)
  return declaration

  function excelCall() {
    const { excel } = spec
    if (!excel) return undefined
    const dropped = {
      filters: ['page', 'size', 'before', 'sort', 'order'],
      order: ['page', 'size', 'before'],
      page: [],
    }[excel.takes as Taken]
    const remaining = Object.entries(shape).filter(
      ([field]) => !(dropped as string[]).includes(field),
    )
    return defineCall({
      name: excel.call ?? `${name}.export`,
      method: 'POST',
      path: excel.path,
      who: who.read,
      summary: excel.summary,
      input: ruled(z.object({ ...Object.fromEntries(remaining), ...excel.input })),
      output: exportProgress,
      limit: documentLimit,
      overload: 'first',
    })
  }
}

/** A list without an Excel file has no call for one. */
type ExportCall<Query, Takes extends Taken, Extra extends z.ZodRawShape> = [Takes] extends [never]
  ? undefined
  : Call<z.ZodObject<Over<Omit<Query, LeftOut<Takes>>, Extra>>, typeof exportProgress>

/**
 * The same list with other columns, for a second screen: keys of the declared ones, or a new column
 * where it differs there.
 */
export function listView<L extends AnyList, const Chosen extends readonly (string | ListColumn)[]>(
  list: L,
  view: { name: string; columns: Chosen },
) {
  const columns = view.columns.map((chosen) => {
    const column =
      typeof chosen === 'string' ? list.columns.find(({ key }) => key === chosen) : chosen
    if (!column) throw new Error(`The list ${list.name} has no column ${String(chosen)}`)
    return column
  })
  type Key = Chosen[number] extends infer One
    ? One extends string
      ? One
      : One extends { key: infer K extends string }
        ? K
        : never
    : never
  const declaration = {
    ...list,
    name: view.name,
    columns: columns as (ListColumn & { key: Key })[],
  }
  views.set(view.name, declaration)
  return declaration
}
