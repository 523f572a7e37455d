import { z } from 'zod'
import { defineCall } from '../call.ts'
import { defineList } from '../list.ts'
import { idInPath, version } from '../values/id.ts'
import { pageSizes } from '../values/paging.ts'
import { line, paragraph } from '../values/text.ts'
import { mailMessages as messages, mailTexts as texts } from './mail.messages.ts'

const bodyLength = 200_000
/** Large enough for the longest body, escaped. */
const bodyLimit = 500_000

/** A field that can be used in a template, in square brackets. */
export const placeHolder = z.object({
  class: z.string(),
  property: z.string(),
  tag: z.string(),
  /** What a preview shows in its place. */
  sample: z.string(),
})

export type PlaceHolder = z.infer<typeof placeHolder>

/** Draft, active, or previously active. */
export const templateStates = ['draft', 'active', 'previous'] as const

export type TemplateState = (typeof templateStates)[number]

export const templateStateNames = {
  draft: 'Draft',
  active: 'Active',
  previous: 'Previous',
} as const satisfies Record<TemplateState, string>

const summary = {
  id: z.number().int(),
  version: z.number().int(),
  /** The usage. */
  name: z.string(),
  subject: z.string(),
  /** It can be reworded, but neither deleted nor used for something else. */
  isSystem: z.boolean(),
  /** Of several templates for one usage, the active one is sent. */
  state: z.enum(templateStates),
  isSent: z.boolean(),
  /** When its text or state last changed. */
  changed: z.string(),
  /** False for system templates and for the active one. */
  mayDelete: z.boolean(),
}

export const mailTemplateSummary = z.object(summary)

export type MailTemplateSummary = z.infer<typeof mailTemplateSummary>

export const mailTemplate = z.object({
  ...summary,
  body: z.string(),
  /** The placeholders that it uses. */
  placeHolders: z.array(placeHolder),
})

export type MailTemplate = z.infer<typeof mailTemplate>

export const mailTemplateContent = z.object({
  subject: line(texts.subjectRequired, 200),
  body: paragraph(texts.bodyRequired, bodyLength),
})

/** The server determines which usages exist: a system template cannot change its own. */
const name = z
  .string({ error: messages.usageRequired })
  .trim()
  .min(1, messages.usageRequired)
  .max(60)

export const removeMailTemplate = defineCall({
  name: 'mailTemplates.remove',
  method: 'DELETE',
  path: '/api/template/{id}',
  who: 'mail.manage',
  summary: 'Delete an email template; refused for the active one of its usage',
  input: z.object({ id: idInPath }),
  output: z.object({ id: z.number().int() }),
  bulk: true,
})

export const mailTemplatesList = defineList({
  name: 'mailTemplates',
  path: '/api/template/getSimple',
  who: 'mail.manage',
  summary: 'List the email templates, without their bodies',
  row: mailTemplateSummary,
  columns: [
    { key: 'name', label: 'Usage name', lead: true },
    { key: 'subject', label: 'Subject', wide: true },
    { key: 'isSystem', label: 'Type', narrow: true },
    { key: 'state', label: 'State' },
    { key: 'changed', label: 'Changed', kind: 'time', narrow: true },
    { key: 'id', label: 'ID', narrow: true },
  ],
  // The company's own templates are listed before the system's.
  defaults: { size: pageSizes.adminTable.default, sort: 'isSystem', order: 'asc' },
  remove: removeMailTemplate,
})

export const listMailTemplates = mailTemplatesList.list

export const getMailTemplate = defineCall({
  name: 'mailTemplates.get',
  method: 'GET',
  path: '/api/template/{id}',
  who: 'mail.manage',
  summary: 'Get an email template',
  input: z.object({ id: idInPath }),
  output: mailTemplate,
})

export const createMailTemplate = defineCall({
  name: 'mailTemplates.create',
  method: 'POST',
  path: '/api/template',
  who: 'mail.manage',
  summary:
    'Create an email template; it is a draft while another one of its usage is active. Its HTML is sanitised and unknown placeholders are refused',
  input: mailTemplateContent.extend({ name }),
  output: mailTemplate,
  bodyLimit,
})

export const updateMailTemplate = defineCall({
  name: 'mailTemplates.update',
  method: 'PUT',
  path: '/api/template/{id}',
  who: 'mail.manage',
  summary: 'Update an email template',
  input: mailTemplateContent.extend({ id: idInPath, version, name }),
  output: mailTemplate,
  bodyLimit,
})

export const activateMailTemplate = defineCall({
  name: 'mailTemplates.activate',
  method: 'PUT',
  path: '/api/template/{id}/activate',
  who: 'mail.manage',
  summary:
    'Make this template the active one for its usage; the one it replaces becomes a previous version',
  input: z.object({ id: idInPath, version }),
  output: mailTemplate,
})

export const previewMailTemplate = defineCall({
  name: 'mailTemplates.preview',
  method: 'POST',
  path: '/api/template/preview',
  who: 'mail.manage',
  summary: 'Preview a template with sample values; saves nothing',
  input: mailTemplateContent,
  output: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  bodyLimit,
})

export const sendTestMail = defineCall({
  name: 'mailTemplates.sendTest',
  method: 'POST',
  path: '/api/template/sendTest',
  who: 'mail.manage',
  summary: 'Send a template with sample values to your own address',
  input: mailTemplateContent,
  output: z.object({ message: z.string() }),
  limit: { max: 20, seconds: 3600 },
  bodyLimit,
})

export const listMailPlaceHolders = defineCall({
  name: 'mailTemplates.placeHolders',
  method: 'GET',
  path: '/api/template/placeHolders',
  who: 'mail.manage',
  summary: 'List the placeholders for email templates',
  input: z.object({}),
  output: z.array(placeHolder),
})
