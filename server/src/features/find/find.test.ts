import { describe, expect, it } from 'vitest'
import { findAnything, mostOfEach } from '#contract/find/find.calls.ts'
import { findTexts as texts } from '#contract/find/find.messages.ts'
import { roles } from '#contract/roles.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { aPayment } from '../../testing/payment-builders.ts'
import { aProperty } from '../../testing/property-builders.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi({ rateLimit: false })

async function find(text: string) {
  const { status, body } = await (await api.as('superAdmin'))(findAnything, { text })
  expect(status).toBe(200)
  return body
}

async function referenceOf(table: 'weeks' | 'properties', id: number): Promise<string> {
  const { sql } = api.services.database
  const [row] = await sql`select reference from ${sql(table)} where id = ${id}`
  return (row as { reference: string }).reference
}

describe('the global search', () => {
  it('finds a property by its reference, however it is typed, and by terms in its name', async () => {
    const house = await aProperty(api.services, {
      shortDescription: 'Stone cottage with a windpump',
    })
    const hidden = await aProperty(api.services, {
      published: false,
      shortDescription: 'Cottage beside a windpump',
    })
    await aProperty(api.services, {
      published: false,
      deletedAt: new Date(),
      shortDescription: 'Windpump cottage that is gone',
    })
    const reference = await referenceOf('properties', house.id)
    const figures = reference.slice(3)
    for (const typed of [reference, figures, `jp${figures}`, `jp ${figures}`]) {
      expect((await find(typed)).properties[0]).toMatchObject({ id: house.id, reference })
    }
    expect((await find(`TW-${figures}`)).properties).toEqual([])
    const { properties } = await find('windp cotta')
    expect(properties.map(({ id }) => id)).toEqual([hidden.id, house.id])
    expect(properties[1]).toMatchObject({
      title: 'Stone cottage with a windpump',
      place: 'Lynnwood, Pretoria',
      status: 'For Sale',
    })
  })

  it('finds a week by its reference and by the name of its resort, at most five', async () => {
    const weeks = []
    for (let n = 0; n < 6; n++) weeks.push(await aWeek(api.services))
    const last = weeks.at(-1) as { id: number }
    const byReference = await find(await referenceOf('weeks', last.id))
    expect(byReference.weeks).toMatchObject([{ id: last.id, title: 'Cabana Beach, 27 Fri' }])
    const byResort = (await find('cabana')).weeks
    expect(byResort).toHaveLength(mostOfEach)
    expect(byResort[0]?.id).toBe(last.id)
  })

  it('finds a person by any part of the name, by username and by email', async () => {
    const agent = await aUser(api.services, { role: 'agent', username: 'pieter_x' })
    const { sql } = api.services.database
    await sql`update agents set name = 'Pieter', surname = 'van der Merwe' where user_id = ${agent.id}`
    const expected = {
      id: agent.personId,
      kind: 'agent',
      name: 'Pieter van der Merwe',
      username: 'pieter_x',
      email: 'pieter_x@example.com',
      role: 'Agent',
    }
    for (const typed of ['merwe', 'pieter van der', 'PIETER_X', 'pieter_x@exam']) {
      expect((await find(typed)).people).toEqual([expected])
    }
    // An underscore is a literal part of the name, not a wildcard.
    expect((await find('pieter%')).people).toEqual([expected])
    expect((await find('pieter.x')).people).toEqual([])
    await sql`update users set deleted_at = now() where id = ${agent.id}`
    expect((await find('merwe')).people).toEqual([])
  })

  it('finds a payment by its reference', async () => {
    const { id, reference } = await aPayment(api.services)
    expect((await find(reference.toLowerCase())).payments).toEqual([
      { id, reference, payer: 'Thandi Nkosi', amount: 380, paymentStatus: 'PENDING' },
    ])
  })

  it('treats any input as literal text', async () => {
    for (const typed of ["o'brien & co", '((:*', '%%', '\\_', '  ab  ']) {
      expect(await find(typed)).toMatchObject({ payments: [] })
    }
  })

  it('requires at least two letters', async () => {
    const admin = await api.as('superAdmin')
    for (const text of ['', ' a ']) {
      const { status, error } = await admin(findAnything, { text })
      expect([status, error.message, error.fields.text]).toEqual([
        422,
        texts.tooShort,
        texts.tooShort,
      ])
    }
    expect((await admin(findAnything, { text: 'a'.repeat(101) })).status).toBe(422)
  })

  it('is for Super Admins only', async () => {
    expect((await api.visitor(findAnything, { text: 'merwe' })).status).toBe(401)
    for (const role of roles.filter((one) => one !== 'superAdmin')) {
      const { status } = await (await api.as(role))(findAnything, { text: 'merwe' })
      expect([role, status]).toEqual([role, 403])
    }
  })
})
