import { describe, expect, it } from 'vitest'
import { sendContactMessage } from '#contract/contact-messages/contact-messages.calls.ts'
import { allEmails } from '#contract/all-emails.ts'
import { mailTexts } from '#contract/mail/mail.messages.ts'
import * as info from '#contract/mail/info.calls.ts'
import * as calls from '#contract/mail/templates.calls.ts'
import { useApi } from '../../testing/api.ts'
import { safeMailHtml } from './mail-html.ts'
import { fieldsOfClass, namesNotForLinks, unknownNames } from './placeholder-fields.ts'

const api = useApi()
const admin = () => api.as('superAdmin')
const contactTemplate = 5

const good = {
  name: 'ContactUs',
  subject: 'A word from [User.FullName]',
  body: '<table width="100%"><tr><td style="color:#333">[User.Message]</td></tr></table>',
}

async function create(input: Partial<typeof good> = {}) {
  return (await admin())(calls.createMailTemplate, { ...good, ...input })
}

describe('the mail templates', () => {
  it('are listed without their bodies, and show which one is active', async () => {
    const send = await admin()
    const { body: before } = await send(calls.listMailTemplates, {})
    expect([before.total, before.items.length]).toEqual([allEmails.length, 10])
    expect(before.items[0]).not.toHaveProperty('body')
    const { body: made } = await create()
    const { body: after } = await send(calls.listMailTemplates, { search: 'contactus' })
    expect(after.items.map(({ id, isSent, mayDelete }) => [id, isSent, mayDelete])).toEqual([
      [made.id, false, true],
      [contactTemplate, true, false],
      [16, true, false],
    ])
    await send(calls.removeMailTemplate, { id: made.id })
  })

  it('are drafts until they are made active; the previous one can be restored', async () => {
    const send = await admin()
    const made = await create()
    expect(made.status).toBe(200)
    expect(made.body.placeHolders.map(({ tag }) => tag)).toEqual([
      '[User.FullName]',
      '[User.Message]',
    ])
    const { id, version } = made.body
    const changed = await send(calls.updateMailTemplate, {
      ...good,
      id,
      version,
      subject: 'From [User.FullName]',
    })
    expect(changed.body).toMatchObject({
      id,
      version: version + 1,
      subject: 'From [User.FullName]',
    })
    const stale = await send(calls.updateMailTemplate, { ...good, id, version })
    expect([stale.status, stale.error.code]).toEqual([409, 'stale'])
    expect(stale.error.changes?.fields.length).toBeGreaterThan(0)

    const message = {
      name: 'Zanele',
      email: 'z@example.com',
      message: '<b>Hi</b>',
      mailSourceId: 2,
    }
    async function sent() {
      await api.visitor(sendContactMessage, message)
      const [mail] = await api.services.database.sql`
        select subject, html from outbox where usage = 'ContactUs' order by id desc limit 1`
      return mail
    }
    const before = await sent()
    expect(before?.subject).not.toBe('From Zanele')

    const draft = changed.body
    const old = await send(calls.activateMailTemplate, { id, version })
    expect([old.status, old.error.code]).toEqual([409, 'stale'])
    const { body: active } = await send(calls.activateMailTemplate, draft)
    expect([active.state, active.isSent, active.mayDelete]).toEqual(['active', true, false])
    const mail = await sent()
    expect(mail?.subject).toBe('From Zanele')
    expect(mail?.html).toContain('&lt;b&gt;Hi&lt;/b&gt;')
    const again = await send(calls.activateMailTemplate, active)
    expect([again.status, again.error.message]).toEqual([409, mailTexts.activeAlready])
    const inUse = await send(calls.removeMailTemplate, { id })
    expect([inUse.status, inUse.error.message]).toEqual([409, mailTexts.activeStays])

    const { body: previous } = await send(calls.getMailTemplate, { id: contactTemplate })
    expect(previous.state).toBe('previous')
    await send(calls.activateMailTemplate, previous)
    expect((await sent())?.subject).toBe(before?.subject)
    expect((await send(calls.activateMailTemplate, { id: 999_999, version: 1 })).status).toBe(404)
    const agent = await api.as('agent')
    expect((await agent(calls.activateMailTemplate, previous)).status).toBe(403)

    expect((await send(calls.removeMailTemplate, { id })).status).toBe(200)
    expect((await send(calls.getMailTemplate, { id })).status).toBe(404)
  })

  it('are sanitised when they are saved, and keep the elements of emails', async () => {
    const body = `<table width="600" cellpadding="0"><tr><td style="padding:8px;color:#333;background:url(x.png)"
      onclick="steal()">[User.Message]</td></tr></table><script>alert(1)</script>
      <a href="javascript:alert(1)">x</a><img src="http://x.example/pixel.gif"><form></form>`
    const { status, body: made } = await create({ body })
    expect(status).toBe(200)
    expect(made.body).toContain('<td style="padding:8px;color:#333">[User.Message]</td>')
    expect(made.body).not.toMatch(/script|onclick|url\(|pixel|form/)
    await (
      await admin()
    )(calls.removeMailTemplate, { id: made.id })
  })

  it.each([
    [
      { subject: 'Hello [User.Nickname]' },
      { subject: 'The placeholder [User.Nickname] does not exist. Choose one from the list.' },
    ],
    [
      { body: '<p>[resort.name] [items]</p>' },
      { body: 'The placeholders [resort.name], [items] do not exist. Choose them from the list.' },
    ],
    [
      { body: '<a href="[User.Message]">here</a>' },
      {
        body: 'A link can only point to a placeholder that is a link or an email address, not to [User.Message].',
      },
    ],
    [{ subject: 'A\r\nBcc: x@y.co' }, { subject: 'Line breaks are not allowed here' }],
    [{ subject: ' ' }, { subject: 'Please enter a subject.' }],
    [{ body: '<script>1</script>' }, { body: 'Please enter the body of the email.' }],
    [{ name: '' }, { name: 'Please select a usage type' }],
    [{ name: 'PasswordReset' }, { name: 'Please select a usage type' }],
  ])('refuse %j with a clear message', async (input, fields) => {
    const { status, error } = await create(input)
    expect(status).toBe(422)
    expect(error.fields).toEqual(fields)
  })

  it('cannot be deleted if they are the last of a usage or belong to the system', async () => {
    const send = await admin()
    const last = await send(calls.removeMailTemplate, { id: contactTemplate })
    expect([last.status, last.error.code]).toEqual([409, 'inUse'])
    const { items } = (await send(calls.listMailTemplates, { size: 100 })).body
    expect(items.filter(({ mayDelete }) => mayDelete)).toEqual([])
    const reset = items.find(({ name }) => name === 'PasswordReset') as (typeof items)[number]
    expect((await send(calls.removeMailTemplate, { id: reset.id })).status).toBe(409)
    const input = { ...good, id: reset.id, version: reset.version }
    const moved = await send(calls.updateMailTemplate, input)
    expect(moved.error.fields.name).toContain('This is a system template')
    const own = { id: contactTemplate, version: 1, ...good, name: 'EnquireNow' }
    expect((await send(calls.updateMailTemplate, own)).status).toBe(409)
  })

  it('are previewed and sent with sample values', async () => {
    const send = await admin()
    const { body } = await send(calls.previewMailTemplate, {
      subject: 'About [Resort.Name]',
      body: '<p>[User.FullName] offers [Resort.OfferMade]. [Company.Name]</p>',
    })
    expect(body.subject).toBe('About Cabana Beach')
    expect(body.html).toBe('<p>Thabo Nkosi offers R 64 000. Jacaranda</p>')
    expect(body.text).toBe('Thabo Nkosi offers R 64 000. Jacaranda')
    const sent = await send(calls.sendTestMail, {
      subject: 'About [Resort.Name]',
      body: '<p>Hi</p>',
    })
    expect(sent.body.message).toBe('We have sent a test with sample values to your email address.')
    const [mail] = await api.services.database
      .sql`select "to", subject from outbox where usage = 'Test'`
    expect(mail?.subject).toBe('Test: About Cabana Beach')
    expect(mail?.to).toMatch(/^superAdmin-/)
  })

  it('in the reference data are unchanged by sanitising, and have only known tags', () => {
    const compact = (html: string) =>
      html
        .replaceAll('&middot;', '·')
        .replace(/\s+/g, ' ')
        .replaceAll('<br>', '<br />')
        .replace(/;"/g, '"')
    for (const { usage: name, subject, body } of allEmails) {
      expect(compact(safeMailHtml(body)), name).toBe(compact(body))
      expect([unknownNames(`${subject} ${body}`), namesNotForLinks(body)], name).toEqual([[], []])
    }
  })

  it('are for Super Admins only', async () => {
    for (const role of ['designer', 'agency', 'privateUser'] as const) {
      const send = await api.as(role)
      expect((await send(calls.listMailTemplates, {})).status).toBe(403)
      expect((await send(calls.getMailTemplate, { id: 1 })).status).toBe(403)
      expect((await send(calls.createMailTemplate, good)).status).toBe(403)
      expect((await send(calls.updateMailTemplate, { ...good, id: 1, version: 1 })).status).toBe(
        403,
      )
      expect((await send(calls.removeMailTemplate, { id: 1 })).status).toBe(403)
      expect((await send(calls.previewMailTemplate, good)).status).toBe(403)
      expect((await send(calls.sendTestMail, good)).status).toBe(403)
      expect((await send(calls.listMailPlaceHolders, {})).status).toBe(403)
    }
    expect((await api.visitor(calls.listMailTemplates, {})).status).toBe(401)
  })
})

describe('the placeholders', () => {
  it('of emails include every tag of the specification', async () => {
    const { body } = await (await admin())(calls.listMailPlaceHolders, {})
    const tags = body.map(({ tag }) => tag)
    expect(tags.filter((tag) => tag.startsWith('[Resort.'))).toHaveLength(22)
    expect(tags.filter((tag) => tag.startsWith('[Property.'))).toHaveLength(4)
    for (const name of ['FullName', 'Email', 'Cell', 'Telephone', 'Comment', 'Message']) {
      expect(tags).toContain(`[User.${name}]`)
    }
    expect(tags).not.toContain('[items]')
  })

  it('of landing pages are a fixed list of public fields, without owner, user or payment', async () => {
    for (const role of ['superAdmin', 'designer'] as const) {
      const send = await api.as(role)
      const { body: classes } = await send(info.listFieldClasses, {})
      expect(classes.map(({ fullName }) => fullName)).toEqual(['Resort', 'Property', 'Company'])
      for (const { fullName } of classes) {
        const { body } = await send(info.listFieldsOfClass, { fullName })
        expect(body.map(({ name }) => name).join(' ')).not.toMatch(
          /Owner|Offer|Commission|Purchase|User/,
        )
      }
      for (const fullName of ['User', 'System', 'users', 'constructor', '__proto__']) {
        expect((await send(info.listFieldsOfClass, { fullName })).status).toBe(404)
      }
      const { body: fields } = await send(info.listFieldsOfClass, { fullName: 'Resort' })
      const levy = fields.find(({ name }) => name === 'Levy')
      expect(levy?.formats).toContain('rand:0')
      expect(levy?.formats).not.toContain('yesno')
      const { body: formats } = await send(info.listPlaceHolderFormats, {})
      expect(formats[0]).toEqual({ id: 1, displayName: 'Plain text', format: 'text', kind: 'text' })
    }
    expect(fieldsOfClass('toString')).toBeUndefined()
    for (const call of [info.listFieldClasses, info.listPlaceHolderFormats]) {
      expect((await (await api.as('agent'))(call, {})).status).toBe(403)
      expect((await api.visitor(call, {})).status).toBe(401)
    }
    const agent = await api.as('agent')
    expect((await agent(info.listFieldsOfClass, { fullName: 'Resort' })).status).toBe(403)
  })
})
