import { z } from 'zod'
import { links } from '../links.ts'
import { messages } from '../messages.ts'
import { defineResource } from '../resource.ts'
import { line } from '../values/text.ts'

/** Where a person heard about us: the choices of the contact form's 'Heard About'. */
export const contactSources = defineResource({
  name: 'contactSources',
  singular: 'contact source',
  plural: 'contact sources',
  titles: {
    list: 'Contact Us Sources',
    edit: 'Contact Us Source',
    create: 'New Contact Us Source',
    createButton: 'New Source',
  },
  pages: {
    list: links.contactSources,
    create: links.newContactSource,
    edit: links.contactSource,
  },
  path: '/api/MailSource',
  table: 'contact_sources',
  who: { read: 'everyone', write: 'contactSources.manage' },
  fields: { description: line(messages.descriptionRequired, 100) },
  row: {
    description: z.string(),
    /** How many contact messages name it; only for those who may edit it. */
    uses: z.number().int().optional(),
  },
  columns: [
    { key: 'id', label: 'ID', narrow: true },
    { key: 'description', label: 'Description', lead: true },
    { key: 'uses', label: 'Used by', kind: 'number', sortable: false },
  ],
  form: [
    {
      kind: 'text',
      name: 'description',
      label: 'Description',
      required: true,
      help: 'One of the choices under Heard About on the contact form.',
    },
  ],
})
