import { describe, expect, it } from 'vitest'
import { login } from '#contract/accounts/accounts.calls.ts'
import { updatePassword } from '#contract/accounts/passwords.calls.ts'
import { passwordRuleTexts } from '#contract/accounts/passwords.messages.ts'
import { register } from '#contract/accounts/registration.calls.ts'
import { newAccountTexts } from '#contract/accounts/registration.messages.ts'
import { usernameTexts } from '#contract/accounts/username.messages.ts'
import { updateUser } from '#contract/accounts/users.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, testPassword } from '../../testing/builders.ts'
import { isBreachedPassword } from './password-rules.ts'

const api = useApi()
let people = 0

function form(username: string, password = 'drie groen koeie') {
  const email = `person-${++people}@example.com`
  return {
    name: 'Thandi',
    surname: 'Nkosi',
    email,
    cellNumber: '082 555 0134',
    user: { username, password, confirm: password, acceptedTerms: true as const },
  }
}

const remoteAddress = '10.50.0.1'
const send = (username: string, password?: string) =>
  api.visitor(register, form(username, password), { remoteAddress })

describe('the username of a new account', () => {
  it('is stored in one form, and found in any', async () => {
    expect((await send('  Ｔhabo   Nkosi ')).status).toBe(200)
    const [row] = await api.services.database
      .sql`select username from users where fold_username(username) = 'thabo nkosi'`
    expect(row?.username).toBe('Thabo Nkosi')
    const input = { username: 'ＴＨＡＢＯ nkosi', password: 'drie groen koeie' }
    expect((await api.visitor(login, input)).status).toBe(200)
  })

  it.each([
    ['сорру', 'coppy'],
    ['ΟΧΑ', 'oxa'],
    ['LOUDNAME', 'loudname'],
    ['ｗｉｄｅｎａｍｅ', 'widename'],
  ])('%s is taken if there is a %s', async (lookAlike, taken) => {
    expect((await send(taken)).status).toBe(200)
    const { status, error } = await send(lookAlike)
    expect([status, error.fields]).toEqual([
      409,
      { 'user.username': newAccountTexts.usernameTaken },
    ])
  })

  it.each([
    ['su\u200bperadmin', usernameTexts.invisible],
    ['sеller', usernameTexts.mixed],
    ['a<b>c', usernameTexts.signs],
  ])('%j is refused with its message', async (username, message) => {
    const { status, error } = await send(username)
    expect([status, error.fields]).toEqual([422, { 'user.username': message }])
  })

  it('is held to the same rules when it is changed', async () => {
    const user = await aUser(api.services)
    const other = await aUser(api.services, { username: 'pax-other' })
    const change = (username: string) => api.by(user)(updateUser, { version: 1, username })
    expect((await change('раx-other')).error.fields.username).toBe(usernameTexts.mixed)
    expect((await change(other.username.toUpperCase())).status).toBe(409)
    expect((await change(user.username)).status).toBe(200)
  })
})

describe('a new password', () => {
  it.each([
    ['kgotso.m', 'Kgotso-M and the rest', passwordRuleTexts.holdsUsername],
    ['lerato', 'my l3rat0 house', passwordRuleTexts.holdsUsername],
    ['neo-site', 'the Jacaranda tree', passwordRuleTexts.holdsSiteName],
    ['neo-leet', 'j4c4r4nd4 stre3t', passwordRuleTexts.holdsSiteName],
    ['neo-list', 'michelle1999', passwordRuleTexts.tooCommon],
    ['neo-twice', 'dragondragon', passwordRuleTexts.tooCommon],
  ])('of %s may not be %s', async (username, password, message) => {
    const { status, error } = await send(username, password)
    expect([status, error.fields]).toEqual([422, { 'user.password': message }])
  })

  it('is held to the same rules when it is changed', async () => {
    const user = await aUser(api.services, { username: 'zanele.k' })
    const change = (password: string) =>
      api.by(user)(updatePassword, {
        email: user.email,
        password,
        confirm: password,
        currentPassword: testPassword,
      })
    expect((await change('zanele-k forever')).error.fields).toEqual({
      password: passwordRuleTexts.holdsUsername,
    })
    expect((await change('basketball1!')).error.fields).toEqual({
      password: passwordRuleTexts.tooCommon,
    })
    expect((await change('a quite new password')).status).toBe(200)
  })

  it.each(['liverpool12', 'Charlie2026!!', '1234567890', 'qwertyuiop', 'superman99', 'changeme!!'])(
    'is checked against the list of breached ones: %s',
    (password) => expect(isBreachedPassword(password)).toBe(true),
  )

  it.each(['drie groen koeie', 'Kgotso le pula 26', '9!fR2-x#pLm0', 'groen-ghries-op-brood'])(
    'may be %s',
    (password) => expect(isBreachedPassword(password)).toBe(false),
  )
})
