import { AppError } from '#contract/errors.ts'
import * as info from '#contract/mail/info.calls.ts'
import * as recipientCalls from '#contract/mail/recipients.calls.ts'
import * as templateCalls from '#contract/mail/templates.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { fieldClasses, fieldsOfClass, mailFields } from './placeholder-fields.ts'
import * as recipients from './recipients.service.ts'
import { findFormats, findTemplates } from './templates.queries.ts'
import * as templates from './templates.service.ts'

function recipientRoutes(services: Services): Binding[] {
  const { listMailRecipients, getMailRecipient, createMailRecipient } = recipientCalls
  const { updateMailRecipient, removeMailRecipient } = recipientCalls
  return [
    bind(listMailRecipients, (query) => recipients.listMailRecipients(services, query)),
    bind(getMailRecipient, ({ id }) => recipients.getMailRecipient(services, id)),
    bind(createMailRecipient, (input, context) =>
      recipients.createMailRecipient(services, input, context),
    ),
    bind(updateMailRecipient, (input, context) =>
      recipients.updateMailRecipient(services, input, context),
    ),
    bind(removeMailRecipient, ({ id }, context) =>
      recipients.removeMailRecipient(services, id, context),
    ),
  ]
}

function templateRoutes(services: Services): Binding[] {
  const { db } = services.database
  const { listMailTemplates, getMailTemplate, createMailTemplate } = templateCalls
  const { updateMailTemplate, removeMailTemplate, listMailPlaceHolders } = templateCalls
  const { previewMailTemplate, sendTestMail } = templateCalls
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
