import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { login } from '../contract/src/accounts/accounts.calls.ts'
import { payGateNotify } from '../contract/src/payments/provider-notices.calls.ts'
import { Client, type HttpReply } from './load.ts'
import { commonSearches, lowestPrice, priceSpread, searchPath } from './searches.ts'
import { openFilled, startServer } from './setup.ts'

/**
 * The response of the site to visitors, logged-in users and payment providers while far too many
 * visitors search.
 */

const size = Number(process.env.BENCH_SIZE ?? 10_000)
const seconds = Number(process.env.BENCH_SECONDS ?? 6)
const steps = [50, 500, 2000]
const loggedIn = 5
/** Refused clients retry when told to: the server specifies a delay in this range. */
const retryMs = { least: 3000, most: 10_000 }

interface Outcome {
  times: number[]
  refused: number
}

const percentile = (times: number[], part: number) =>
  times.toSorted((x, y) => x - y)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0

const ms = (times: number[]) =>
  times.length ? `${Math.round(percentile(times, 0.95))} ms` : 'none'

/** The same request repeatedly, on separate connections. */
async function repeat(
  port: number,
  clients: number,
  end: number,
  ask: (client: Client) => Promise<HttpReply>,
): Promise<Outcome> {
  const outcome: Outcome = { times: [], refused: 0 }
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new Client(port)
      while (performance.now() < end) {
        const began = performance.now()
        const { status } = await ask(client)
        if (status !== 503) outcome.times.push(performance.now() - began)
        else {
          outcome.refused++
          const told = retryMs.least + Math.random() * (retryMs.most - retryMs.least)
          await pause(Math.max(0, Math.min(told, end - performance.now())))
        }
      }
      client.close()
    }),
  )
  return outcome
}

async function tokenOf(port: number): Promise<string> {
  const client = new Client(port)
  const body = JSON.stringify({ username: 'seller', password: 'jacaranda-demo' })
  const type = 'content-type: application/json\r\n'
  const reply = await client.send(`POST ${login.path}`, type, body)
  client.close()
  const { token } = JSON.parse(reply.body.toString()) as { token?: string }
  if (!token) throw new Error(`The login was refused: ${reply.body.toString()}`)
  return token
}

async function main() {
  const database = await openFilled(size)
  const searches = await commonSearches(database, { keyword: false, count: 40 })
  let n = 0
  const fresh = () =>
    searchPath(
      searches[n % searches.length] as (typeof searches)[number],
      lowestPrice + (n++ % priceSpread),
    )
  const form = 'content-type: application/x-www-form-urlencoded\r\n'
  try {
    for (const overload of ['off', 'on']) {
      const server = await startServer(database.url, 'none', { OVERLOAD: overload })
      const { port } = server
      const token = await tokenOf(port)
      const search = (client: Client) => client.send(`GET ${fresh()}`)
      await repeat(port, 8, performance.now() + 3000, search)
      console.log(`\nOVERLOAD=${overload}`)
      for (const clients of steps) {
        const began = performance.now()
        const end = began + seconds * 1000
        const [visitors, users, notices] = await Promise.all([
          repeat(port, clients, end, search),
          repeat(port, loggedIn, end, (client) =>
            client.send(`GET ${fresh()}`, `authorization: Bearer ${token}\r\n`),
          ),
          repeat(port, 1, end, (client) =>
            client.send(`POST ${payGateNotify.path}`, form, 'PAYGATE_ID=1'),
          ),
        ])
        const took = (performance.now() - began) / 1000
        const share = (100 * visitors.refused) / (visitors.refused + visitors.times.length)
        console.log(
          [
            `${clients} visitors`.padStart(14),
            `${Math.round(visitors.times.length / took)} accepted/s, p95 ${ms(visitors.times)}`,
            `${share.toFixed(0)}% refused`,
            `${loggedIn} logged in: p95 ${ms(users.times)}, ${users.refused} refused`,
            `notices: p95 ${ms(notices.times)}, ${notices.refused} refused`,
          ].join('   '),
        )
      }
      server.child.send('stop')
      await once(server.child, 'exit')
    }
  } finally {
    await database.close()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
