import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../connect.ts'
import * as accounts from '../schema/accounts.ts'
import * as bankTables from '../schema/banks.ts'
import * as campaigns from '../schema/campaigns.ts'
import * as feeTables from '../schema/fees.ts'
import * as contact from '../schema/contact-sources.ts'
import * as mail from '../schema/mail.ts'
import * as types from '../schema/property-types.ts'
import * as resortTables from '../schema/resorts.ts'
import * as statusTables from '../schema/statuses.ts'
import { banks } from './banks.ts'
import { contactSources } from './contact-sources.ts'
import { fees } from './fees.ts'
import { fieldGroups } from './field-groups.ts'
import { insertRows, moveSequence, takeFresh } from './fresh-rows.ts'
import { loadPlaces } from './load-places.ts'
import { loadResorts } from './load-resorts.ts'
import { loadSettings } from './load-settings.ts'
import { mailRecipients } from './mail-recipients.ts'
import { mailTemplates } from './mail-templates.ts'
import { placeholderFormats } from './placeholder-formats.ts'
import { propertyTypes } from './property-types.ts'
import { roles } from './roles.ts'
import { seasons } from './seasons.ts'
import { spacebankEntities } from './spacebank-entities.ts'
import { statuses } from './statuses.ts'
import { unitConfigurations } from './unit-configurations.ts'

/** The overview's fields that listing cards show. */
const facts: Record<string, (typeof types.fieldFacts)[number]> = {
  Bedrooms: 'bedrooms',
  Bathrooms: 'bathrooms',
  Garages: 'garages',
  'Erf Size (m²)': 'erf_size',
  'Floor Size (m²)': 'floor_size',
}
const overview = 'Property Overview'

/** Brings the reference data in; a row that this database had before is never touched again. */
export async function loadReference(tx: Tx): Promise<void> {
  await load(tx, accounts.roles, roles, ({ id, key, roleName }) => ({ id, key, name: roleName }))
  await load(tx, statusTables.statuses, statuses, ({ system, ...status }) => ({
    ...status,
    isSystem: system,
  }))
  await load(tx, resortTables.seasons, seasons, (season) => season)
  await load(tx, bankTables.banks, banks, ({ bankName, ...bank }) => ({ ...bank, name: bankName }))
  await load(tx, resortTables.spacebankEntities, spacebankEntities, (entity) => entity)
  await load(tx, resortTables.unitConfigurations, unitConfigurations, (unit) => unit)
  await load(tx, types.propertyTypes, propertyTypes, ({ id, description, usageType }) => ({
    id,
    description,
    usage: types.usages[usageType],
  }))
  await loadFields(tx)
  await load(tx, contact.contactSources, contactSources, (source) => source)
  await load(tx, mail.mailTemplates, mailTemplates, ({ id, name, subject, body, system }) => ({
    id,
    usage: name,
    subject,
    body,
    isSystem: system,
  }))
  await load(tx, mail.mailRecipients, mailRecipients, (recipient) => ({
    id: recipient.id,
    name: recipient.recipientName,
    email: recipient.recipientMail,
    usage: recipient.recipientUsage,
  }))
  await load(tx, campaigns.placeholderFormats, placeholderFormats, (row) => ({
    id: row.id,
    displayName: row.displayName,
    format: row.format,
    kind: row.kind,
  }))
  await load(tx, feeTables.fees, fees, ({ id, name, amountInCents }) => ({
    id,
    name,
    amount: (amountInCents / 100).toFixed(2),
  }))
  await loadSettings(tx)
  await loadPlaces(tx)
  await loadResorts(tx)
}

async function loadFields(tx: Tx): Promise<void> {
  await load(tx, types.fieldGroups, fieldGroups, ({ id, description, usageType, rank }) => ({
    id,
    description,
    usage: types.groupUsages[usageType],
    rank,
  }))
  const fields = fieldGroups.flatMap((group) => group.fields.map((field) => ({ group, ...field })))
  await load(tx, types.fields, fields, ({ id, group, fieldName, fieldType, rank }) => ({
    id,
    groupId: group.id,
    name: fieldName,
    type: fieldType,
    rank,
    fact: group.description === overview ? facts[fieldName] : undefined,
  }))
}

async function load<Target extends PgTable, Seed extends { id: number }>(
  tx: Tx,
  table: Target,
  seeds: readonly Seed[],
  toRow: (seed: Seed) => Target['$inferInsert'],
): Promise<void> {
  const fresh = await takeFresh(tx, getTableName(table), seeds, ({ id }) => id)
  if (fresh.length === 0) return
  await insertRows(tx, table, fresh.map(toRow))
  await moveSequence(tx, table)
}
