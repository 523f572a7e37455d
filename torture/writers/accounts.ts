import { login, logout, me } from '#contract/accounts/accounts.calls.ts'
import { register } from '#contract/accounts/registration.calls.ts'
import { uuidOf, type Random } from '../choices.ts'
import type { Client } from './client.ts'
import type { Finding } from '../finding.ts'
import { countBy, exactlyOnce, type Work } from './work.ts'

const password = 'a fine torture password'

export interface Account {
  username: string
  email: string
  token: string
}

/** Registers and logs in. */
export async function openAccount(client: Client, random: Random): Promise<Account> {
  const username = `torture${uuidOf(random).slice(0, 18).replaceAll('-', '')}`
  const email = `${username}@example.com`
  await client.complete(
    register,
    {
      name: 'Thandi',
      surname: 'Nkosi',
      email,
      cellNumber: '083 555 0162',
      user: { username, password, confirm: password, acceptedTerms: true },
    },
    { idempotencyKey: uuidOf(random) },
  )
  const session = await client.complete(login, { username, password })
  if (session.twoFactorNeeded) throw new Error('An account without a second step was asked for it')
  return { username, email, token: session.token }
}

interface Session {
  token: string
  username: string
  state: 'open' | 'ended'
}

/** How many of the newest sessions are tried after each round. */
const tried = 8

/** Registers people, logs them in, and logs some of them out. */
export function accountWork(): Work {
  const sessions: Session[] = []

  return {
    name: 'accounts',
    weight: 1,
    async run({ client, random }) {
      const { username, token } = await openAccount(client, random)
      const session: Session = { token, username, state: 'open' }
      sessions.push(session)
      if (!random.chance(0.3)) return
      await client.complete(logout, {}, { token })
      session.state = 'ended'
    },
    async confirm(client) {
      const findings: Finding[] = []
      for (const { token, username, state } of sessions.slice(-tried)) {
        const { session } = await client.complete(me, {}, { token })
        if (state === 'open' && session?.user.username !== username) {
          findings.push({ kind: 'lost', what: `the session of ${username}` })
        }
        if (state === 'ended' && session) {
          findings.push({ kind: 'lost', what: `the logout of ${username}` })
        }
      }
      return findings
    },
    acknowledged: () => sessions.length,
    promised() {
      const promised = sessions.map(({ username }) => username)
      return async ({ database }) => {
        const rows = await database.sql<{ value: string }[]>`select username as value from users`
        return exactlyOnce('user', promised, countBy(rows))
      }
    },
  }
}
