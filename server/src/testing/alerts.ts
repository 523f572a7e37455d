import { beforeEach } from 'vitest'
import { saveAlertChoices, type AlertChoices } from '#contract/alerts/alerts.calls.ts'
import { indexSearches } from '../features/alerts/index-searches.service.ts'
import { sendAlerts } from '../features/alerts/send-alerts.ts'
import { useApi } from './api.ts'
import { aUser, type TestUser } from './builders.ts'
import { aProperty, type PropertyFacts } from './property-builders.ts'

/** What `publish` fits, unless its facts say otherwise. */
export const inLynnwood = {
  salesType: 'Sale',
  suburb: 'Lynnwood',
  city: 'Pretoria',
  maxPrice: '1600000',
}

/** An API with one person who has no quiet hours, and nothing saved or told before each test. */
export function prepareAlerts() {
  const api = useApi({ rateLimit: false })
  const sql = () => api.services.database.sql
  let person: TestUser
  const choose = (choices: AlertChoices) => api.by(person)(saveAlertChoices, choices)

  beforeEach(async () => {
    await sql()`delete from saved_searches`
    await sql()`delete from alert_recipients`
    await sql()`delete from listing_occasions`
    await sql()`delete from outbox`
    person = await aUser(api.services)
    // No quiet hours, whatever the time of this test.
    await choose({ quietFrom: 0, quietUntil: 0, favourites: true })
  })

  return {
    api,
    sql,
    person: () => person,
    choose,
    /** One that is told at once, unless the facts say otherwise. */
    async save(criteria: Record<string, string>, facts: Record<string, unknown> = {}) {
      const [row] = await sql()`insert into saved_searches ${sql()({
        user_id: 'email' in facts ? null : person.id,
        kind: 'property',
        name: 'Homes in Lynnwood',
        criteria: sql().json(criteria),
        query: new URLSearchParams(criteria).toString(),
        frequency: 'atOnce',
        created_at: '2026-01-01',
        ...facts,
      })} returning id`
      return row?.id as number
    },
    /** Published by its owner, as the site does it. */
    async publish(facts: PropertyFacts = {}) {
      const { id } = await aProperty(api.services, { ...facts, published: false })
      await sql()`
        update properties set published = true, first_published_at = now() where id = ${id}`
      return id
    },
    run: () => sendAlerts(api.services),
    async indexed() {
      await indexSearches(api.services)
      return api.services
    },
    told: () => sql()`
      select property_id, week_id, reason, digest_id is not null as sent from alerts order by id`,
    mails: () => sql()`select "to", subject, html, unsubscribe_url from outbox order by id`,
    /** As if the last digest were more than an hour ago. */
    anHourLater: () =>
      sql()`update alert_recipients set last_digest_at = last_digest_at - interval '61 minutes'`,
  }
}
