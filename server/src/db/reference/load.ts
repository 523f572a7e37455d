import { allEmails } from '#contract/all-emails.ts'
import type { Tx } from '../connect.ts'
import * as accounts from '../schema/accounts.ts'
import * as bankTables from '../schema/banks.ts'
import * as campaigns from '../schema/campaigns.ts'
import * as feeTables from '../schema/fees.ts'
import * as contact from '../schema/contact-sources.ts'
import * as mail from '../schema/mail.ts'
import * as fieldTables from '../schema/field-groups.ts'
import * as types from '../schema/property-types.ts'
import * as resortTables from '../schema/resorts.ts'
import * as seasonTables from '../schema/seasons.ts'
import * as statusTables from '../schema/statuses.ts'
import * as unitTables from '../schema/unit-configurations.ts'
import { banks } from './banks.ts'
import { contactSources } from './contact-sources.ts'
import { fees } from './fees.ts'
import { fieldGroups } from './field-groups.ts'
import { loadAreas } from './load-areas.ts'
import { loadPlaces } from './load-places.ts'
import { loadResorts } from './load-resorts.ts'
import { loadSettings } from './load-settings.ts'
import { placeholderFormats } from './placeholder-formats.ts'
import { propertyTypes } from './property-types.ts'
import { roles } from './roles.ts'
import { seasons } from './seasons.ts'
import { loadSeeds, type Report } from './seeds.ts'
import { spacebankEntities } from './spacebank-entities.ts'
import { statuses } from './statuses.ts'
import { unitConfigurations } from './unit-configurations.ts'

type FieldMarks = Pick<typeof fieldTables.fields.$inferInsert, 'feature' | 'rentCost'>

/** Fields that record common search criteria, or costs that a net rent excludes. */
const marks: Record<string, FieldMarks> = {
  Pets: { feature: 'pets' },
  Pool: { feature: 'pool' },
  Garden: { feature: 'garden' },
  Inverter: { feature: 'solar' },
  'Solar Panels': { feature: 'solar' },
  Borehole: { feature: 'borehole' },
  Fibre: { feature: 'fibre' },
  'Security Estate or Complex': { feature: 'estate' },
  Furnished: { feature: 'furnished' },
  'Wheelchair Access': { feature: 'wheelchair' },
  Flatlet: { feature: 'flatlet' },
  'Operating Costs (R per m² per month)': { rentCost: true },
}

/** The overview's fields that listing cards show. */
const facts: Record<string, (typeof fieldTables.fieldFacts)[number]> = {
  Bedrooms: 'bedrooms',
  Bathrooms: 'bathrooms',
  Garages: 'garages',
  'Erf Size (m²)': 'erf_size',
  'Floor Size (m²)': 'floor_size',
}
const overview = 'Property Overview'

/** Loads the reference data; a row that this database has had before is never touched again. */
export async function loadReference(tx: Tx, report: Report): Promise<void> {
  await loadPeopleTables(tx, report)
  await loadListingTables(tx, report)
  await loadFields(tx, report)
  await loadMail(tx, report)
  await loadSettings(tx, report)
  await loadPlaces(tx, report)
  await loadAreas(tx, report)
  await loadResorts(tx, report)
}

async function loadPeopleTables(tx: Tx, report: Report): Promise<void> {
  await loadSeeds(
    tx,
    {
      table: accounts.roles,
      seeds: roles,
      key: ({ key }) => key,
      namedBy: ['key'],
      row: ({ id, key, roleName }) => ({ id, key, name: roleName }),
    },
    report,
  )
  await loadSeeds(
    tx,
    {
      table: bankTables.banks,
      seeds: banks,
      key: ({ bankName }) => bankName,
      namedBy: ['name'],
      row: ({ bankName, ...bank }) => ({ ...bank, name: bankName }),
    },
    report,
  )
  await loadSeeds(
    tx,
    {
      table: contact.contactSources,
      seeds: contactSources,
      key: ({ description }) => description,
      namedBy: ['description'],
      row: (source) => source,
    },
    report,
  )
  await loadSeeds(
    tx,
    {
      table: feeTables.fees,
      seeds: fees,
      key: ({ name }) => name,
      namedBy: ['name'],
      row: ({ id, name, amountInCents }) => ({
        id,
        name,
        amount: (amountInCents / 100).toFixed(2),
      }),
    },
    report,
  )
}

async function loadListingTables(tx: Tx, report: Report): Promise<void> {
  await loadSeeds(
    tx,
    {
      table: statusTables.statuses,
      seeds: statuses,
      key: ({ code }) => code,
      namedBy: ['code'],
      row: ({ system, ...status }) => ({ ...status, isSystem: system }),
    },
    report,
  )
  await loadSeeds(
    tx,
    {
      table: seasonTables.seasons,
      seeds: seasons,
      key: ({ name }) => name,
      namedBy: ['name'],
      row: (season) => season,
    },
    report,
  )
  await loadSeeds(
    tx,
    {
      table: resortTables.spacebankEntities,
      seeds: spacebankEntities,
      key: ({ name }) => name,
      namedBy: ['name'],
      row: (entity) => entity,
    },
    report,
  )
  await loadSeeds(
    tx,
    {
      table: unitTables.unitConfigurations,
      seeds: unitConfigurations,
      key: ({ description }) => description,
      namedBy: ['description'],
      row: (unit) => unit,
    },
    report,
  )
  await loadSeeds(
    tx,
    {
      table: types.propertyTypes,
      seeds: propertyTypes,
      key: ({ usageType, description }) => `${types.usages[usageType]}/${description}`,
      namedBy: ['usage', 'description'],
      row: ({ id, description, usageType, isLand = false }) => ({
        id,
        description,
        usage: types.usages[usageType],
        isLand,
      }),
    },
    report,
  )
}

const groupKey = ({ usage, description }: { usage: string; description: string }) =>
  `${usage}/${description}`

async function loadFields(tx: Tx, report: Report): Promise<void> {
  const groups = fieldGroups.map(({ usageType, ...group }) => ({
    ...group,
    usage: fieldTables.groupUsages[usageType],
  }))
  await loadSeeds(
    tx,
    {
      table: fieldTables.fieldGroups,
      seeds: groups,
      key: (group) => groupKey(group),
      namedBy: ['usage', 'description'],
      row: ({ id, description, usage, rank }) => ({ id, description, usage, rank }),
    },
    report,
  )
  const stored = await tx.select().from(fieldTables.fieldGroups)
  const groupIds = new Map(stored.map((group) => [groupKey(group), group.id]))
  await loadSeeds(
    tx,
    {
      table: fieldTables.fields,
      seeds: groups.flatMap((group) => group.fields.map((field) => ({ group, ...field }))),
      key: ({ group, fieldName }) => `${groupKey(group)}/${fieldName}`,
      namedBy: ['groupId', 'name'],
      row: ({ id, group, fieldName, fieldType, rank }) => {
        const groupId = groupIds.get(groupKey(group))
        if (groupId === undefined) return undefined
        const fact = group.description === overview ? facts[fieldName] : undefined
        return { id, groupId, name: fieldName, type: fieldType, rank, fact, ...marks[fieldName] }
      },
    },
    report,
  )
}

async function loadMail(tx: Tx, report: Report): Promise<void> {
  await loadSeeds(
    tx,
    {
      table: mail.mailTemplates,
      seeds: allEmails,
      key: ({ usage }) => usage,
      namedBy: ['usage'],
      row: ({ usage, subject, body, wordedBy }) => ({
        usage,
        state: 'active' as const,
        subject,
        body,
        isSystem: wordedBy === 'system',
      }),
    },
    report,
  )
  await loadSeeds(
    tx,
    {
      table: mail.mailRecipients,
      seeds: allEmails.flatMap(({ usage, recipients = [] }) =>
        recipients.map((recipient) => ({ usage, ...recipient })),
      ),
      key: ({ usage, email }) => `${usage}/${email}`,
      namedBy: ['usage', 'email'],
      row: (recipient) => recipient,
    },
    report,
  )
  await loadSeeds(
    tx,
    {
      table: campaigns.placeholderFormats,
      seeds: placeholderFormats,
      key: ({ format }) => format,
      namedBy: ['format'],
      row: ({ id, displayName, format, kind }) => ({ id, displayName, format, kind }),
    },
    report,
  )
}
