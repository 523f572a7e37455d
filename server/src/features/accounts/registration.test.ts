import { describe, expect, it } from 'vitest'
import { login } from '#contract/accounts/accounts.calls.ts'
import { register } from '#contract/accounts/registration.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'

const api = useApi()
let people = 0

function aForm(facts: { username?: string; email?: string; marketing?: boolean } = {}) {
  const username = facts.username ?? `lerato${++people}`
  return {
    name: 'Lerato',
    surname: 'Molefe',
    email: facts.email ?? `${username}@example.com`,
    cellNumber: '082 555 0134',
    telephone: '',
    ...(facts.marketing === undefined ? {} : { marketing: facts.marketing }),
    user: {
      username,
      password: 'groen koring op die land',
      confirm: 'groen koring op die land',
      acceptedTerms: true as const,
    },
  }
}

describe('registering', () => {
  it('opens the account of a private user, who can log in at once', async () => {
    const form = aForm()
    const { status, body } = await api.visitor(register, form)
    expect(status).toBe(200)
    expect(body.message).toBe("Register Success! You'll be redirected shortly.")
    const { username, password } = form.user
    const session = (await api.visitor(login, { username, password })).body
    expect(session).toMatchObject({
      user: { id: body.userId, role: 'Private User', loginPasswordChange: false },
      person: { id: body.id, fullname: 'Lerato Molefe', email: form.email },
      agency: null,
    })
  })

  it('ignores every privilege that a visitor sends', async () => {
    const form = aForm()
    const claims = { id: 1, userId: 1, agencyId: 1, isDeleted: true }
    const greedy = {
      ...form,
      ...claims,
      user: { ...form.user, id: 1, role: 'Super Admin', loginPasswordChange: true },
    }
    const { body } = await api.visitor(register, greedy)
    const [row] = await api.services.database.sql`
      select r.key, u.change_password_on_login as flag, i.agency_id, u.deleted_at
      from users u join roles r on r.id = u.role_id join individuals i on i.user_id = u.id
      where u.id = ${body.userId}`
    expect(row).toEqual({ key: 'privateUser', flag: false, agency_id: null, deleted_at: null })
  })

  it('normalises the phone numbers and stores the password as a hash', async () => {
    const { body } = await api.visitor(register, aForm())
    const [row] = await api.services.database.sql`
      select i.cell_number, i.telephone, u.password_hash from users u
      join individuals i on i.user_id = u.id where u.id = ${body.userId}`
    expect(row).toMatchObject({ cell_number: '+27825550134', telephone: null })
    expect(row?.password_hash).toMatch(/^\$argon2id\$/)
  })

  it('records which terms were accepted, when and from where', async () => {
    const { body } = await api.visitor(register, aForm())
    const [row] = await api.services.database.sql`
      select t.version, a.accepted_at > now() - interval '1 minute' as just_now, a.ip
      from terms_acceptances a join terms t on t.id = a.terms_id where a.user_id = ${body.userId}`
    expect(row).toEqual({ version: 1, just_now: true, ip: '127.0.0.1' })
  })

  it('treats an unticked newsletter box as no, and a ticked one as yes', async () => {
    const silent = (await api.visitor(register, aForm())).body
    const keen = (await api.visitor(register, aForm({ marketing: true }))).body
    const { sql } = api.services.database
    const given = async (userId: number) =>
      (await sql`select given, purpose from consents where user_id = ${userId}`)[0]
    expect(await given(silent.userId)).toEqual({ given: false, purpose: 'marketing' })
    expect(await given(keen.userId)).toEqual({ given: true, purpose: 'marketing' })
    const contacts = await sql`select user_id from marketing_contacts`
    expect(contacts.map((row) => row.user_id)).toEqual([keen.userId])
  })

  it('sends a welcome email', async () => {
    const form = aForm()
    await api.visitor(register, form)
    const [mail] = await api.services.database.sql`select * from outbox where "to" = ${form.email}`
    expect(mail).toMatchObject({ usage: 'AccountCreated', subject: 'Welcome to Jacaranda' })
    expect(mail?.text).toContain(form.user.username)
    expect(mail?.text).toContain(`${api.services.config.publicUrl}/user/login`)
    expect(mail?.html).not.toContain(form.user.password)
  })

  it('does not log in a Super Admin who registers someone else', async () => {
    const admin = await api.as('superAdmin')
    expect((await admin(register, aForm())).body.message).toBe('Register Success!')
  })

  it('reports every empty field with the exact message', async () => {
    const { status, error } = await api.visitor(register, { user: {} } as never)
    expect(status).toBe(422)
    expect(error.message).toBe('Please check form and correct all input fields!')
    expect(error.fields).toEqual({
      name: 'Name is required!',
      surname: 'Surname is required!',
      email: 'Valid email address is required!',
      cellNumber: 'Cellphone number is required!',
      'user.username': 'Username is required!',
      'user.password': 'Password is required!',
      'user.confirm': 'Password and Confirm password must be the same!',
      'user.acceptedTerms': 'Please read and accept the terms and conditions.',
    })
  })

  it('requires the password twice, long enough and not a common one', async () => {
    const form = aForm()
    const attempt = async (user: Partial<typeof form.user>) =>
      (await api.visitor(register, { ...form, user: { ...form.user, ...user } })).error.fields
    expect(await attempt({ confirm: 'another one altogether' })).toEqual({
      'user.confirm': 'Password and Confirm password must be the same!',
    })
    expect((await attempt({ password: 'short', confirm: 'short' }))['user.password']).toMatch(/10/)
    const common = { password: 'Password123', confirm: 'Password123' }
    expect((await attempt(common))['user.password']).toMatch(/easy to guess/)
  })

  it('refuses a username or an email address that already exists, regardless of case', async () => {
    const taken = await aUser(api.services)
    const name = await api.visitor(
      register,
      aForm({ username: taken.username.toUpperCase(), email: 'new1@example.com' }),
    )
    expect([name.status, name.error.fields]).toEqual([
      409,
      { 'user.username': 'This username is taken. Please choose another.' },
    ])
    const mail = await api.visitor(register, aForm({ email: taken.email.toUpperCase() }))
    expect(mail.status).toBe(409)
    expect(mail.error.fields.email).toMatch(/already an account/)
  })

  it('happens once per idempotency key', async () => {
    const form = aForm()
    const options = { headers: { 'idempotency-key': 'register-once' } }
    const first = await api.visitor(register, form, options)
    const again = await api.visitor(register, form, options)
    expect([again.status, again.body]).toEqual([200, first.body])
  })

  it('allows reusing the username of a closed account', async () => {
    const gone = await aUser(api.services)
    await api.services.database.sql`update users set deleted_at = now() where id = ${gone.id}`
    const again = aForm({ username: gone.username, email: gone.email })
    expect((await api.visitor(register, again)).status).toBe(200)
  })
})
