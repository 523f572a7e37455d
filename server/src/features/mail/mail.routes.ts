import { AppError } from '#contract/errors.ts'
import * as info from '#contract/mail/info.calls.ts'
import { mailRecipients } from '#contract/mail/recipients.resource.ts'
import * as templateCalls from '#contract/mail/templates.calls.ts'
import { mailRecipients as table } from '../../db/schema/mail.ts'
import { bind, type Binding } from '../../http/bind.ts'
import { crud } from '../../kit/crud.ts'
import type { Services } from '../../services.ts'
import { fieldClasses, fieldsOfClass, mailFields } from './placeholder-fields.ts'
import { findFormats, findTemplates } from './templates.queries.ts'
import * as templates from './templates.service.ts'

function recipientRoutes(services: Services): Binding[] {
  return crud(services, mailRecipients, table, {
    searched: ['recipientName', 'recipientMail', 'recipientUsage'],
    columns: { recipientName: 'name', recipientMail: 'email', recipientUsage: 'usage' },
  })
}

function templateRoutes(services: Services): Binding[] {
  const { db } = services.database
  const { listMailTemplates, getMailTemplate, createMailTemplate } = templateCalls
  const { updateMailTemplate, removeMailTemplate, listMailPlaceHolders } = templateCalls
  const { activateMailTemplate, previewMailTemplate, sendTestMail } = templateCalls
  return [
    bind(listMailTemplates, async (query) => {
      const { page, size } = query
      return { ...(await findTemplates(db, query)), page, size }
    }),
    bind(getMailTemplate, ({ id }) => templates.getMailTemplate(db, id)),
    bind(createMailTemplate, (input, context) =>
      templates.createMailTemplate(services, input, context),
    ),
    bind(updateMailTemplate, (input, context) =>
      templates.updateMailTemplate(services, input, context),
    ),
    bind(removeMailTemplate, ({ id }, context) =>
      templates.removeMailTemplate(services, id, context),
    ),
    bind(activateMailTemplate, (input, context) =>
      templates.activateMailTemplate(services, input, context),
    ),
    bind(previewMailTemplate, (input) => templates.previewMailTemplate(services, input)),
    bind(sendTestMail, (input, context) => templates.sendTestMail(services, input, context)),
    bind(listMailPlaceHolders, async () => [...mailFields]),
  ]
}

function infoRoutes({ database }: Services): Binding[] {
  return [
    bind(info.listFieldClasses, async () => fieldClasses()),
    bind(info.listFieldsOfClass, async ({ fullName }) => {
      const fields = fieldsOfClass(fullName)
      if (!fields) throw new AppError('notFound')
      return fields
    }),
    bind(info.listPlaceHolderFormats, () => findFormats(database.db)),
  ]
}

export function mailRoutes(services: Services): Binding[] {
  return [...recipientRoutes(services), ...templateRoutes(services), ...infoRoutes(services)]
}
