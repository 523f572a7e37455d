import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { declaredCalls } from '#contract/all-calls.ts'
import type { AnyCall } from '#contract/call.ts'
import { roles, type Role } from '#contract/roles.ts'
import { useApi } from '../testing/api.ts'
import { aUser } from '../testing/builders.ts'
import { aCampaign } from '../testing/campaign-builders.ts'
import { fuzzedRequest } from '../testing/fuzz-requests.ts'
import { Random } from '../testing/fuzz-values.ts'
import { anOffer } from '../testing/offer-builders.ts'
import { aPayment } from '../testing/payment-builders.ts'
import { aWeek } from '../testing/week-builders.ts'

/** `npm run fuzz -- 100000 7` sends more, from another seed. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 820)
const seed = Number(process.env.FUZZ_SEED ?? 1)

/** Error lines of the log, including those about requests that only the database refused. */
const logged: string[] = []
const api = useApi({ rateLimit: false }, { log: (line) => logged.push(line) })
const tokens = new Map<Role, string>()

beforeAll(async () => {
  await anOffer(api)
  await aPayment(api.services)
  await aWeek(api.services, { published: true })
  await aCampaign(api)
})

async function tokenOf(role: Role): Promise<string> {
  const token = tokens.get(role) ?? (await aUser(api.services, { role })).token
  tokens.set(role, token)
  return token
}

/** Mostly the role with all permissions, so that the input gets as far as it can. */
function roleFor(random: Random): Role | undefined {
  return random.pick(['superAdmin', 'superAdmin', 'superAdmin', undefined, random.pick(roles)])
}

async function send(request: InjectOptions, role: Role | undefined) {
  const authorization = role ? { authorization: `Bearer ${await tokenOf(role)}` } : {}
  const headers = { ...request.headers, ...authorization }
  const { statusCode } = await api.app.inject({ ...request, headers })
  // The call has ended the session, or closed the account.
  if (role && [401, 403].includes(statusCode)) tokens.delete(role)
  return statusCode
}

const shown = ({ method, url, payload }: InjectOptions) =>
  `${method} ${String(url)} ${(Buffer.isBuffer(payload) ? payload.toString('latin1') : String(payload ?? '')).slice(0, 1500)}`

/** Calls after which nobody would be logged in to send the rest. */
const endsTheRun = new Set(['accounts.logout', 'settings.saveSecurity'])

describe('any input', () => {
  it(
    `never makes the server fail: ${requests} requests from seed ${seed}`,
    async () => {
      const calls: AnyCall[] = declaredCalls().filter(({ name }) => !endsTheRun.has(name))
      const random = new Random(seed)
      const failures: string[] = []
      const statuses = new Map<number, number>()
      for (let count = 0; count < requests; count++) {
        const call = calls[count % calls.length] as AnyCall
        const request = fuzzedRequest(call, random)
        const before = logged.length
        const status = await send(request, roleFor(random))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status >= 500 || logged.length > before) {
          failures.push(
            `${status} ${call.name}: ${shown(request)}\n${logged.slice(before).join('')}`,
          )
        }
      }
      const figures = [...statuses].sort().map(([status, count]) => `${status}: ${count}`)
      process.stdout.write(`${[...failures, figures.join(', ')].join('\n')}\n`)
      expect(failures).toEqual([])
      // Not all requests are refused before they reach a handler.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(requests / 10)
    },
    Math.max(240_000, requests * 200),
  )
})
