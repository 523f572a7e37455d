import { z } from 'zod'
import { links } from '../links.ts'
import { defineResource } from '../resource.ts'
import { line } from '../values/text.ts'
import { statusesMessages as messages, statusesTexts as texts } from './statuses.messages.ts'

/** The colours in which a listing shows its status; null means plain text. */
export const statusDisplays = ['green', 'orange', 'red'] as const

export const statusDisplayNames = { green: 'Green', orange: 'Orange', red: 'Red' } as const

/** Listings that are still awaiting their fee are not public. */
export const unpaidCodes = ['AP', 'APEFT'] as const

/**
 * Visitors see fewer of its rows, and system statuses have rules: the server has a separate service
 * for it.
 */
export const statuses = defineResource({
  name: 'statuses',
  singular: 'status',
  plural: 'statuses',
  titles: { list: 'Status List', create: 'New Status', createButton: 'New Status' },
  pages: { list: links.statuses, create: links.newStatus, edit: links.status },
  path: '/api/status',
  table: 'statuses',
  who: { read: 'everyone', write: 'statuses.manage' },
  fields: {
    code: line(texts.codeRequired, 10),
    description: line(messages.descriptionRequired, 100),
    display: z
      .enum([...statusDisplays, ''])
      .nullish()
      .transform((colour) => colour || null),
  },
  row: {
    code: z.string(),
    description: z.string(),
    display: z.enum(statusDisplays).nullable(),
    /** The listing lifecycle depends on it: its code is fixed and it cannot be deleted. */
    isSystem: z.boolean(),
    /** How many listings have it; only for those who may edit it. */
    uses: z.number().int().optional(),
  },
  columns: [
    { key: 'code', label: 'Code', narrow: true },
    { key: 'description', label: 'Description', lead: true },
    { key: 'display', label: 'Display' },
    { key: 'uses', label: 'Used by', kind: 'number', sortable: false },
    { key: 'isSystem', label: 'System', sortable: false },
    { key: 'id', label: 'ID', narrow: true },
  ],
  form: [
    {
      kind: 'text',
      name: 'code',
      label: 'Code',
      required: true,
      help: 'A short, unique code, such as WD.',
    },
    {
      kind: 'text',
      name: 'description',
      label: 'Description',
      required: true,
      help: 'The text shown on the listing.',
    },
    {
      kind: 'select',
      name: 'display',
      label: 'Display',
      options: statusDisplays.map((value) => ({ value, label: statusDisplayNames[value] })),
      placeholder: 'Plain',
      help: 'The colour of the text on the listing.',
    },
  ],
  summaries: {
    list: 'List statuses; only a Super Admin gets those that await payment',
    create: 'Create a status; its code must be unique, ignoring case',
    update: 'Update a status; the code of a system status cannot change',
    remove: 'Delete a status; refused for system statuses and while it is in use',
  },
})

export type StatusRow = z.infer<typeof statuses.rowSchema>
