import { expect } from 'vitest'
import type { HistoryTable } from '#contract/change-log/history-tables.ts'
import { getRecordHistory } from '#contract/change-log/record-history.calls.ts'
import * as properties from '#contract/properties/properties.calls.ts'
import { getCompanySettings, saveCompanySettings } from '#contract/settings/settings.calls.ts'
import type { TestApi } from './api.ts'
import { aPlace } from './property-builders.ts'
import { aPropertyForm, changesOf } from './property-form.ts'

type Send = Awaited<ReturnType<TestApi['as']>>

/** Listings that their owner changes, and what the history of a record says about it. */
export function recordHistory(api: TestApi) {
  async function linesOf(table: HistoryTable, rowId: number | string, send?: Send) {
    const by = send ?? (await api.as('superAdmin'))
    const { status, body } = await by(getRecordHistory, { table, rowId: String(rowId) })
    expect(status).toBe(200)
    return body.lines
  }

  const sentences = async (table: HistoryTable, rowId: number | string) =>
    (await linesOf(table, rowId)).map(({ sentence }) => sentence.replaceAll('\u00a0', ' '))

  async function listed(facts: Parameters<typeof aPropertyForm>[1] = {}) {
    const owner = await api.as('privateUser')
    const form = aPropertyForm(await aPlace(api.services), facts)
    return (await owner(properties.createProperty, form)).body
  }

  async function change(id: number, facts: Parameters<typeof changesOf>[1], as?: Send) {
    const owner = as ?? (await api.as('privateUser'))
    const { body } = await owner(properties.getProperty, { id })
    const { status } = await owner(properties.updateProperty, changesOf(body, facts))
    expect(status).toBe(200)
  }

  /** Returns the city before. */
  async function moveCompany(city: string): Promise<string> {
    const admin = await api.as('superAdmin')
    const { body } = await admin(getCompanySettings, {})
    const { logo, partners, phoneInternational: _abroad, ...facts } = body
    const { status } = await admin(saveCompanySettings, {
      ...facts,
      logoId: logo?.id ?? null,
      partners: partners.map((one) => ({ name: one.name, logoId: one.logo?.id ?? null })),
      address: { ...facts.address, city },
    })
    expect(status).toBe(200)
    return body.address.city
  }

  /** The table and the changed fields of each row that the change log gains. */
  async function loggedBy(work: () => Promise<unknown>) {
    const { sql } = api.services.database
    const [last] = await sql`select coalesce(max(id), 0) as id from change_log`
    await work()
    const rows =
      await sql`select table_name, after from change_log where id > ${last?.id} order by id`
    return rows.map((row) => {
      const { version: _version, ...after } = row.after as Record<string, unknown>
      return [row.table_name, Object.keys(after)]
    })
  }

  return { linesOf, sentences, listed, change, moveCompany, loggedBy }
}
