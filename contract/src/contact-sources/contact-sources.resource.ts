import { z } from 'zod'
import { messages } from '../messages.ts'
import { defineResource } from '../resource.ts'
import { line } from '../values/text.ts'
import { pageSizes } from '../values/paging.ts'

/** Where a person heard about us: the choices of the contact form's 'Heard About'. */
export const contactSources = defineResource({
  name: 'contactSources',
  singular: 'contact source',
  path: '/api/MailSource',
  table: 'contact_sources',
  who: { read: 'everyone', write: 'contactSources.manage' },
  fields: { description: line(messages.descriptionRequired, 100) },
  row: { description: z.string() },
  columns: [
    { key: 'id', label: 'Id', narrow: true },
    { key: 'description', label: 'Description', lead: true },
  ],
  defaults: { size: pageSizes.backOffice.usual, sort: 'id', order: 'desc' },
})
