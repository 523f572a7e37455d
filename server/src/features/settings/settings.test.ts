import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { InputOf } from '#contract/call.ts'
import { sendContactMessage } from '#contract/contact-messages/contact-messages.calls.ts'
import { roles } from '#contract/roles.ts'
import {
  addCompanyImage,
  getCompany,
  getCompanySettings,
  saveCompanySettings,
} from '#contract/settings/settings.calls.ts'
import { settingsTexts as texts } from '#contract/settings/settings.messages.ts'
import { companyForm } from '#contract/settings/settings.schema.ts'
import { pictureUrl } from '#contract/values/picture.ts'
import type { Picture } from '#contract/values/picture.schema.ts'
import { settings as sample } from '../../db/reference/settings.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'
import { multipartForm } from '../../testing/multipart.ts'
import { sweepCompanyImages } from './company.service.ts'

const api = useApi({ rateLimit: false })

type Form = InputOf<typeof saveCompanySettings>

/** The settings as the form would send them unchanged. */
async function formOf(): Promise<Form> {
  const { body } = await (await api.as('superAdmin'))(getCompanySettings, {})
  const { logo, partners, phoneInternational: _abroad, ...facts } = body
  return {
    ...facts,
    logoId: logo?.id ?? null,
    partners: partners.map(({ name, logo }) => ({ name, logoId: logo?.id ?? null })),
  }
}

async function save(changes: Partial<Form>) {
  return (await api.as('superAdmin'))(saveCompanySettings, { ...(await formOf()), ...changes })
}

async function publicFacts() {
  api.services.cache.invalidate()
  return (await api.visitor(getCompany, {})).body
}

async function uploadLogo(content: Buffer, type = 'image/png') {
  const { token } = await aUser(api.services, { role: 'superAdmin' })
  const { payload, headers } = multipartForm({}, [{ content, name: 'logo.png', type }])
  const response = await api.app.inject({
    method: 'POST',
    url: addCompanyImage.path,
    payload,
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
  return { status: response.statusCode, body: response.json() }
}

const png = () =>
  sharp({ create: { width: 400, height: 100, channels: 4, background: '#563388' } })
    .png()
    .toBuffer()

describe('the company settings', () => {
  it('are initially sample values, which the form accepts unchanged', async () => {
    const form = await formOf()
    expect(companyForm.safeParse(form).error).toBeUndefined()
    expect(await save({})).toMatchObject({ status: 200, body: { companyName: sample.companyName } })
  })

  it('change what everyone sees; hours, phone and rentals are formatted as text', async () => {
    const { status, body } = await save({
      companyName: 'Umbrella',
      phone: '+27 11 555 0188',
      commercialRentals: 52,
      residentialRentals: 0,
      openingHours: [
        { firstDay: 'Monday', lastDay: 'Friday', open: '08:00', close: '17:00' },
        { firstDay: 'Saturday', lastDay: 'Saturday', open: '09:00', close: '12:00' },
      ],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ phone: '011 555 0188', phoneInternational: '+27115550188' })
    expect(await publicFacts()).toMatchObject({
      name: 'Umbrella',
      phone: '011 555 0188',
      hours: 'Monday to Friday, 08:00 to 17:00; Saturday, 09:00 to 12:00',
      rentalsText: 'We manage about 52 commercial rentals.',
    })
  })

  it('never show a visitor the bank account, or the VAT and registration numbers', async () => {
    const words = JSON.stringify(await publicFacts())
    for (const secret of [sample.eftAccount.accountNumber, sample.vatNumber]) {
      expect(words).not.toContain(secret)
    }
    expect(words).not.toContain(sample.companyRegNumber)
  })

  it('appear in the next email', async () => {
    await save({ companyName: 'Umbrella', ffcNumber: '2027 000 111' })
    const { status } = await api.visitor(sendContactMessage, {
      name: 'Lerato Molefe',
      email: 'lerato@example.com',
      phone: '082 555 0134',
      message: 'Is the house in Lynnwood still for sale?',
      property: '',
      mailSourceId: 1,
      consent: true,
    } as InputOf<typeof sendContactMessage>)
    expect(status).toBe(200)
    const [mail] = await api.services.database.sql`select html from outbox order by id desc limit 1`
    expect((mail as { html: string }).html).toContain('Umbrella')
  })

  it('refuse invalid values, with an error for each field', async () => {
    const form = await formOf()
    const { status, error } = await save({
      companyName: ' ',
      vatNumber: '123',
      phone: '12',
      email: 'nobody',
      address: { ...form.address, postalCode: '18' },
      openingHours: [{ firstDay: 'Monday', lastDay: 'Friday', open: '17:00', close: '08:00' }],
      socialLinks: [{ network: 'Facebook', url: 'javascript:alert(1)' }],
      partners: [{ name: '', logoId: null }],
      eftAccount: { ...form.eftAccount, accountNumber: 'abc', branchCode: '12' },
    })
    expect(status).toBe(422)
    expect(error.fields).toEqual({
      companyName: texts.nameRequired,
      vatNumber: texts.vatInvalid,
      phone: texts.phoneInvalid,
      email: texts.emailInvalid,
      'address.postalCode': texts.postalCodeInvalid,
      'openingHours.0.close': texts.closesAfterOpening,
      'socialLinks.0.url': texts.addressInvalid,
      'partners.0.name': texts.nameRequired,
      'eftAccount.accountNumber': texts.accountNumberInvalid,
      'eftAccount.branchCode': texts.branchCodeInvalid,
    })
  })

  it('refuse a stale version and report who saved what in the meantime', async () => {
    const form = await formOf()
    const other = await aUser(api.services, { role: 'superAdmin', username: 'second-admin' })
    const theirs = await api.by(other)(saveCompanySettings, {
      ...form,
      email: 'desk@umbrella.example',
      eftAccount: { ...form.eftAccount, accountNumber: '62 111 111 111' },
      partners: [],
      footerTexts: ['One line'],
    })
    expect(theirs.status).toBe(200)
    const { status, error } = await (await api.as('superAdmin'))(saveCompanySettings, form)
    expect([status, error.code, error.changes?.by]).toEqual([409, 'stale', 'second-admin'])
    const fields = Object.fromEntries(error.changes?.fields.map((one) => [one.label, one]) ?? [])
    expect(Object.keys(fields).toSorted()).toEqual([
      'Account number',
      'Email',
      'Footer text',
      'Partners',
    ])
    expect(fields['Email']).toMatchObject({ before: form.email, after: 'desk@umbrella.example' })
    expect(fields['Footer text']).toMatchObject({ after: 'One line' })
    expect(fields.Partners).toMatchObject({ before: null, after: null })
  })
})

describe('a logo', () => {
  it('is uploaded, referenced by the settings and shown to everyone', async () => {
    const { status, body } = await uploadLogo(await png())
    expect([status, body.width, body.height]).toEqual([200, 400, 100])
    const { id } = body as Picture
    await save({ logoId: id, partners: [{ name: 'RCI', logoId: id }] })
    const facts = await publicFacts()
    expect(facts.logo).toMatchObject({ id, alt: facts.name })
    expect(facts.partners).toMatchObject([{ name: 'RCI', logo: { id, alt: 'RCI' } }])
    expect((await api.app.inject(pictureUrl(body as Picture, 320))).statusCode).toBe(200)
  })

  it('is removed at night once it is unused', async () => {
    const { sql } = api.services.database
    const used = (await uploadLogo(await png())).body as Picture
    const forgotten = (await uploadLogo(await png())).body as Picture
    await save({ logoId: used.id, partners: [] })
    await sql`update images set created_at = now() - interval '2 days' where key like 'company-%'`
    await sweepCompanyImages(api.services)
    const rows = await sql`select id from images where id in (${used.id}, ${forgotten.id})`
    expect(rows).toEqual([{ id: used.id }])
    expect((await api.app.inject(pictureUrl(forgotten, 320))).statusCode).toBe(404)
  })

  it('must be a picture that was uploaded for the company', async () => {
    expect(await uploadLogo(Buffer.from('<svg/>'), 'image/svg+xml')).toMatchObject({
      status: 415,
      body: { message: texts.notAPicture },
    })
    expect(await uploadLogo(Buffer.from('no picture'))).toMatchObject({
      status: 415,
      body: { message: texts.notAPicture },
    })
    const { status, error } = await save({ logoId: 999_999 })
    expect([status, error.fields]).toEqual([422, { logoId: texts.imageUnknown }])
  })
})

it('the settings are for Super Admins only', async () => {
  const form = await formOf()
  for (const role of roles.filter((one) => one !== 'superAdmin')) {
    const send = await api.as(role)
    expect((await send(getCompanySettings, {})).status).toBe(403)
    expect((await send(saveCompanySettings, form)).status).toBe(403)
    expect((await send(addCompanyImage, {})).status).toBe(403)
  }
  expect((await api.visitor(getCompanySettings, {})).status).toBe(401)
})
