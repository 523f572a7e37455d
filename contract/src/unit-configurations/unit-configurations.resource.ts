import { z } from 'zod'
import { links } from '../links.ts'
import { messages } from '../messages.ts'
import { defineResource } from '../resource.ts'
import { line } from '../values/text.ts'

const bedroomsMessage = 'Enter the number of bedrooms, from 0 (a studio) to 20.'
const sleepsMessage = 'Enter how many people the unit sleeps, from 1 to 40.'

/** The layout of a unit: bedrooms and beds. */
export const unitConfigurations = defineResource({
  name: 'unitConfigurations',
  singular: 'unit configuration',
  plural: 'unit configurations',
  titles: {
    list: 'Unit Configuration List',
    edit: 'Unit Configuration',
    create: 'New Unit Configuration',
    createButton: 'New Unit Configuration',
  },
  pages: {
    list: links.unitConfigurations,
    create: links.newUnitConfiguration,
    edit: links.unitConfiguration,
  },
  path: '/api/unitConfiguration',
  table: 'unit_configurations',
  who: { read: 'everyone', write: 'unitConfigurations.manage' },
  fields: {
    description: line(messages.descriptionRequired, 100),
    bedrooms: z
      .number({ error: bedroomsMessage })
      .int(bedroomsMessage)
      .min(0, bedroomsMessage)
      .max(20, bedroomsMessage),
    sleeps: z
      .number({ error: sleepsMessage })
      .int(sleepsMessage)
      .min(1, sleepsMessage)
      .max(40, sleepsMessage),
  },
  row: {
    description: z.string(),
    /** A studio counts as 0. */
    bedrooms: z.number().int(),
    sleeps: z.number().int(),
    /** How many weeks have it; only for those who may edit it. */
    uses: z.number().int().optional(),
  },
  columns: [
    { key: 'id', label: 'ID', narrow: true },
    { key: 'description', label: 'Description', lead: true },
    { key: 'bedrooms', label: 'Bedrooms', kind: 'number' },
    { key: 'sleeps', label: 'Sleeps', kind: 'number' },
    { key: 'uses', label: 'Used by', kind: 'number', sortable: false },
  ],
  form: [
    { kind: 'text', name: 'description', label: 'Description', required: true },
    {
      kind: 'number',
      name: 'bedrooms',
      label: 'Bedrooms',
      required: true,
      help: 'Enter 0 for a studio.',
    },
    { kind: 'number', name: 'sleeps', label: 'Sleeps', required: true },
  ],
})
