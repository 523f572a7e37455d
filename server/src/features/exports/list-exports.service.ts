import type { z } from 'zod'
import type { AnyCall } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import { declaredLists, declaredViews, type AnyList, type ListColumn } from '#contract/list.ts'
import {
  listExportCap,
  listExportTexts as texts,
  type exportShownList as exportCall,
} from '#contract/exports/list-exports.calls.ts'
import { mayUse } from '#contract/permissions.ts'
import type { Page } from '#contract/values/paging.ts'
import type { CallContext } from '../../kit/call-context.ts'
import { exportSheet } from '../../kit/list-export.ts'
import { turn } from '../../kit/turn.ts'
import type { Services } from '../../services.ts'
import { shownColumns } from './shown-columns.ts'
import { sheetOf } from './sheets.ts'

/** The calls of all features, each with its handler. */
export interface BoundCall {
  call: AnyCall
  handle(input: never, context: CallContext): Promise<unknown>
}

type Wanted = z.output<(typeof exportCall)['input']>
type Row = Record<string, unknown> & { id: number }

/** Far more than a page of the screen: a file of a thousand rows takes one read. */
const batch = 1000

function listOf(wanted: Wanted, bound: readonly BoundCall[]) {
  const list = [...declaredLists(), ...declaredViews()].find(
    ({ list, name }) => list.name === wanted.call && name === wanted.list,
  )
  const found = bound.find(({ call }) => call.name === wanted.call)
  if (!list || !found) {
    throw new AppError('invalidInput', {
      message: texts.unknownList,
      fields: { list: texts.unknownList },
    })
  }
  return { list, ...found }
}

function columnsOf(list: AnyList, keys: readonly string[]): ListColumn[] {
  const columns = keys.flatMap(
    (key) => list.columns.find((one) => one.key === key && one.screen !== false) ?? [],
  )
  if (columns.length > 0) return columns
  throw new AppError('invalidInput', {
    message: texts.unknownColumns,
    fields: { columns: texts.unknownColumns },
  })
}

/** `adminWeeks` becomes `admin-weeks`. */
const fileNameOf = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The list as its reader sees it, read by its own call with its own rules. */
export async function exportShownList(
  services: Services,
  bound: readonly BoundCall[],
  wanted: Wanted,
  context: CallContext,
) {
  const { list, call, handle } = listOf(wanted, bound)
  if (!mayUse(call.who, context.session)) throw new AppError('notAllowed')
  const columns = columnsOf(list, wanted.columns)
  const { page: _page, size: _size, ...query } = wanted.query
  const parsed = call.input.safeParse(query)
  if (!parsed.success) throw new AppError('invalidInput')
  const read = (page: number, size: number) =>
    handle({ ...(parsed.data as object), page, size } as never, context) as Promise<Page<Row>>
  const { total, capped } = await read(1, 1)
  const chosen = wanted.ids && new Set(wanted.ids)
  const name = fileNameOf(wanted.list)
  return exportSheet(
    services,
    {
      kind: `list-${name}`,
      name,
      sheet: titleOf(wanted.list),
      total: Math.min(chosen?.size ?? (capped ? listExportCap : total), listExportCap),
      columns: shownColumns(columns, sheetOf(call.name, list.name)),
      read: (progress, cutShort) => readRows(read, chosen, progress, cutShort),
    },
    context,
  )
}

/** `securityEvents` becomes `Security events`. */
function titleOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

async function readRows(
  read: (page: number, size: number) => Promise<Page<Row>>,
  chosen: ReadonlySet<number> | undefined,
  progress: (done: number) => void,
  cutShort: () => void,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const { items } = await read(page, batch)
    rows.push(...(chosen ? items.filter(({ id }) => chosen.has(id)) : items))
    progress(rows.length)
    const complete = items.length < batch || (chosen && rows.length >= chosen.size)
    if (complete) return rows
    if (page * batch >= listExportCap) {
      cutShort()
      return rows
    }
    await turn()
  }
}
