import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { login } from '#contract/accounts/accounts.calls.ts'
import { forgotPassword, updatePassword } from '#contract/accounts/passwords.calls.ts'
import { useApi } from '../../testing/api.ts'
import { aUser, testPassword } from '../../testing/builders.ts'

const api = useApi()
let addresses = 0
/** Each test uses its own address, as addresses are counted as well. */
const newAddress = () => `10.20.0.${++addresses}`

async function attempt(username: string, password: string, remoteAddress: string) {
  return (await api.visitor(login, { username, password }, { remoteAddress })).status
}

function times<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => work(n)))
}

const countOf = (statuses: number[], status: number) => statuses.filter((s) => s === status).length

async function hitsOf(key: string): Promise<number | undefined> {
  const [row] = await api.services.database.sql`select hits from rate_counters where key = ${key}`
  return row && Number(row.hits)
}

describe('attempts to log in', () => {
  it('in parallel are checked ten times: a correct password after that is refused', async () => {
    const { username } = await aUser(api.services)
    const address = newAddress()
    // A refusal alone would not show whether the password was checked; a login would.
    const passwords = [...Array<string>(45).fill('wrong'), ...Array<string>(5).fill(testPassword)]
    const statuses = await times(50, (n) => attempt(username, passwords[n] as string, address))
    expect([200, 401, 429].map((status) => countOf(statuses, status))).toEqual([0, 10, 40])
  })

  it('that include the right password are refused over the limit as well', async () => {
    const { username } = await aUser(api.services)
    const address = newAddress()
    for (let n = 0; n < 10; n++) await attempt(username, 'wrong', address)
    const statuses = await times(20, () => attempt(username, testPassword, address))
    expect(countOf(statuses, 429)).toBe(20)
  })

  it.each([
    ['a dotted capital I', 'i', 'İ'],
    ['the sign of the kelvin', 'k', '\u212a'],
    ['capitals', 'ik', 'IK'],
    ['a space at the end', '$', ' '],
  ])(
    'count for the account that was found, even when it is spelt with %s',
    async (_, letter, other) => {
      const { username } = await aUser(api.services, { username: `kikiki-${randomUUID()}` })
      const address = newAddress()
      // However many of the letters are replaced, the database finds the same account.
      const spelt = (n: number) => {
        const pattern = new RegExp(letter, 'g')
        let seen = 0
        return username.replace(pattern, (same) => (seen++ < n % 4 ? other : same))
      }
      for (let n = 0; n < 10; n++) expect(await attempt(spelt(n), 'wrong', address)).toBe(401)
      expect(await attempt(username, testPassword, address)).toBe(429)
    },
  )

  it.each([
    ['nobody-iki', 'nobody-İkİ'],
    ['nobody-kk', 'NOBODY-\u212a\u212a'],
    ['nobody-\u200b', 'NOBODY-\u200b'],
  ])('on the unknown name %s are counted as on a known one', async (name, spelt) => {
    const address = newAddress()
    for (let n = 0; n < 10; n++) await attempt(n % 2 ? name : spelt, 'wrong', address)
    expect([await attempt(name, 'wrong', address), await attempt(spelt, 'wrong', address)]).toEqual(
      [429, 429],
    )
  })

  it('that succeed reset the count of failed ones', async () => {
    const { username } = await aUser(api.services)
    const address = newAddress()
    for (let round = 0; round < 2; round++) {
      for (let n = 0; n < 9; n++) expect(await attempt(username, 'wrong', address)).toBe(401)
      expect(await attempt(username, testPassword, address)).toBe(200)
    }
  })

  it('that succeed do not count against the IP address', async () => {
    const { username } = await aUser(api.services)
    const address = newAddress()
    for (let n = 0; n < 3; n++) expect(await attempt(username, testPassword, address)).toBe(200)
    expect(await attempt(username, 'wrong', address)).toBe(401)
    expect(await hitsOf(`login address:${address}`)).toBe(1)
  })

  it('on many names from one IP address are refused after thirty, but not from other addresses', async () => {
    const { username } = await aUser(api.services)
    const address = newAddress()
    const statuses = await times(60, (n) => attempt(`somebody-${n}`, 'wrong', address))
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([30, 30])
    expect(await attempt(username, testPassword, address)).toBe(429)
    expect(await attempt(username, testPassword, newAddress())).toBe(200)
  })

  it('on many accounts from one address are refused after thirty, even with the correct password', async () => {
    const users = await times(36, () => aUser(api.services))
    const address = newAddress()
    const name = (n: number) => users[n]?.username as string
    const statuses = await times(30, (n) => attempt(name(n), 'wrong', address))
    expect(countOf(statuses, 401)).toBe(30)
    const late = await times(6, (n) =>
      attempt(name(30 + n), n % 2 ? testPassword : 'wrong', address),
    )
    expect(countOf(late, 429)).toBe(6)
  })

  it('on one account from many addresses are refused after thirty, even when concurrent', async () => {
    const { username } = await aUser(api.services)
    const statuses = await times(50, () => attempt(username, 'wrong', newAddress()))
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([30, 20])
    expect(await attempt(username, testPassword, newAddress())).toBe(429)
  })

  it('on an unknown name from many addresses are refused like those on an account', async () => {
    const statuses = await times(50, () => attempt('nobody-at-all', 'wrong', newAddress()))
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([30, 20])
  })

  it('from elsewhere do not lock people out of an address that they have logged in from', async () => {
    const { username } = await aUser(api.services)
    const home = newAddress()
    expect(await attempt(username, testPassword, home)).toBe(200)
    await times(40, () => attempt(username, 'wrong', newAddress()))
    expect(await attempt(username, testPassword, newAddress())).toBe(429)
    expect(await attempt(username, 'wrong', home)).toBe(401)
    expect(await attempt(username, testPassword, home)).toBe(200)
  })

  it('past the limit get the same reply, whether the password is right or wrong', async () => {
    const { username } = await aUser(api.services)
    const remoteAddress = newAddress()
    for (let n = 0; n < 10; n++) await attempt(username, 'wrong', remoteAddress)
    const send = (password: string) => api.visitor(login, { username, password }, { remoteAddress })
    const [right, wrong] = [await send(testPassword), await send('wrong')]
    const shown = ({ status, error }: typeof right) => [status, error.code, error.message]
    expect(shown(right)).toEqual(shown(wrong))
    expect(right.headers['set-cookie']).toBeUndefined()
  })

  it('refused because of the account do not count against the IP address', async () => {
    const { username } = await aUser(api.services)
    const address = newAddress()
    for (let n = 0; n < 30; n++) await attempt(username, 'wrong', address)
    expect(await hitsOf(`login address:${address}`)).toBe(10)
  })

  it('from many addresses of one IPv6 subscriber count together', async () => {
    const { username } = await aUser(api.services)
    for (let n = 0; n < 10; n++) await attempt(username, 'wrong', `2001:db8:7:1::${n}`)
    expect(await attempt(username, testPassword, '2001:db8:7:1::abcd')).toBe(429)
    expect(await attempt(username, testPassword, '2001:db8:7:2::abcd')).toBe(200)
  })
})

describe('the current password', () => {
  it('can be guessed at most ten times, even in parallel', async () => {
    const user = await aUser(api.services)
    const change = (currentPassword: string) => ({
      email: user.email,
      password: 'another fine password',
      confirm: 'another fine password',
      currentPassword,
    })
    const replies = await times(40, (n) =>
      api.by(user)(updatePassword, change(n < 35 ? 'wrong' : testPassword)),
    )
    const statuses = replies.map(({ status }) => status)
    expect([200, 422, 429].map((status) => countOf(statuses, status))).toEqual([0, 10, 30])
  })
})

describe('links for a forgotten password', () => {
  it('are limited for the account that was found, however its address is spelt', async () => {
    const { email } = await aUser(api.services, { username: `lili-${randomUUID().slice(0, 8)}` })
    const remoteAddress = newAddress()
    const ask = async (x: string) =>
      (await api.visitor(forgotPassword, { x }, { remoteAddress })).status
    expect(await ask(email)).toBe(200)
    expect(await ask(email.replace('i', 'İ'))).toBe(200)
    expect(await ask(email.replace('li', 'Lİ'))).toBe(200)
    expect(await ask(email.replace('lili', 'lİlİ'))).toBe(429)
  })
})
