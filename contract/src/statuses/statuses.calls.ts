import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, idInPath, version } from '../values/id.ts'
import { pageOf, pageSizes, pagingQuery } from '../values/paging.ts'
import { line } from '../values/text.ts'
import { statusesMessages as messages, statusesTexts as texts } from './statuses.messages.ts'

/** The colours in which a listing shows its status; null is plain text. */
export const statusDisplays = ['green', 'orange', 'red'] as const

/** Listings that still wait for their fee are nobody else's business. */
export const unpaidCodes = ['AP', 'APEFT'] as const

const display = z.enum(statusDisplays).nullable()

const fields = {
  code: line(texts.codeRequired, 10),
  description: line(messages.descriptionRequired, 100),
  display: z
    .enum([...statusDisplays, ''])
    .nullish()
    .transform((colour) => colour || null),
}

export const statusRow = z.object({
  id,
  version,
  code: z.string(),
  description: z.string(),
  display,
  /** It drives the life of a listing: its code is fixed, and it stays. */
  isSystem: z.boolean(),
})

export type StatusRow = z.infer<typeof statusRow>

const path = '/api/status'
const columns = ['id', 'code', 'description', 'display'] as const
const defaults = { size: pageSizes.backOffice.usual, sort: 'id', order: 'desc' } as const
const who = { read: 'everyone', write: 'statuses.manage' } as const

/** A resource of the back office; visitors see fewer of its rows, so its calls are its own. */
export const statuses = {
  name: 'statuses',
  singular: 'status',
  who,
  columns,
  defaults,
  rowSchema: statusRow,
  fieldsSchema: z.object(fields),
  list: defineCall({
    name: 'statuses.list',
    method: 'GET',
    path,
    who: who.read,
    summary: 'A page of statuses; the ones that wait for payment are for a Super Admin alone',
    input: pagingQuery(columns, defaults),
    output: pageOf(statusRow),
    cache: { seconds: 60, of: ['statuses'], forVisitors: true },
  }),
  get: defineCall({
    name: 'statuses.get',
    method: 'GET',
    path: `${path}/{id}`,
    who: who.read,
    summary: 'One status',
    input: z.object({ id: idInPath }),
    output: statusRow,
  }),
  create: defineCall({
    name: 'statuses.create',
    method: 'POST',
    path,
    who: who.write,
    summary: 'Add a status; its code is its own, whatever the case',
    input: z.object(fields),
    output: statusRow,
  }),
  update: defineCall({
    name: 'statuses.update',
    method: 'PUT',
    path,
    who: who.write,
    summary: 'Change a status; a system status keeps its code',
    input: z.object({ id, version, ...fields }),
    output: statusRow,
  }),
  remove: defineCall({
    name: 'statuses.remove',
    method: 'DELETE',
    path: `${path}/{id}`,
    who: who.write,
    summary: 'Delete a status; refused for system statuses and while listings have it',
    input: z.object({ id: idInPath }),
    output: z.object({ id }),
  }),
}
