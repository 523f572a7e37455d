import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyCall } from '#contract/call.ts'
import { declaredCalls } from '#contract/all-calls.ts'
import { rolesOf } from '#contract/permissions.ts'
import { accessLaw } from '../testing/access/access-law.ts'
import { audiences, expectedStatus, type Row } from '../testing/access/law.ts'
import type { Relation, Target, World } from '../testing/access/objects.ts'
import { principalNames, type Principal } from '../testing/access/principals.ts'
import { fieldsOf, sampleInput } from '../testing/access/sample-input.ts'
import { dataOfOthers, makeWorld, strangersPhone } from '../testing/access/world.ts'
import { useApi } from '../testing/api.ts'

/** Providers without a server behind them. */
const nowhere = 'http://127.0.0.1:9'
const api = useApi({
  rateLimit: false,
  paygate: { id: '10011072130', key: 'secret', url: nowhere },
  payfast: {
    merchantId: '10000100',
    merchantKey: 'key',
    passphrase: undefined,
    url: nowhere,
    hosts: ['127.0.0.1'],
  },
})
let world: World

beforeAll(async () => {
  world = await makeWorld(api)
})

const calls = declaredCalls()

/** The request: the minimum that the call requires, what its row adds, and the record. */
async function inputFor(call: AnyCall, row: Row, principal: Principal, target: Target | undefined) {
  const fields = fieldsOf(call)
  const names = Object.entries(target?.names ?? {}).filter(([name]) => fields.has(name))
  const added = await row.input?.(world, principal, target)
  return { ...sampleInput(call), ...Object.fromEntries(names), ...added }
}

/** One call by one person on one record; returns what is wrong with the result. */
async function tryCell(
  call: AnyCall,
  row: Row,
  principal: Principal,
  relation: Relation | 'none',
): Promise<string[]> {
  const expected = expectedStatus(row, principal, relation)
  const changes = call.method !== 'GET' && expected < 400
  const find = changes ? world.target : world.sameTarget
  const target = relation !== 'none' && row.on ? await find(row.on, principal, relation) : undefined
  if (relation !== 'none' && !target) return []
  const { on } = row
  const version = () =>
    on?.table && target?.id ? world.versionOf(on.table, target.id) : Promise.resolve(0)
  const before = await version()
  const input = await inputFor(call, row, principal, target)
  const { status, text } = await world.send(call, input, principal)
  const cell = `${call.name}, ${principal.name}, ${relation}`
  if (status !== expected) {
    return [`${cell}: ${status} instead of ${expected}, ${text.slice(0, 150)}`]
  }
  return [
    ...(mustStay(row, principal, relation, status) && (await version()) !== before
      ? [`${cell}: changed`]
      : []),
    ...leaks(call, principal, relation, text).map((value) => `${cell}: the reply holds ${value}`),
  ]
}

/**
 * Whether the record must be unchanged: the call was refused, or is about the caller's own record.
 */
function mustStay(row: Row, { name }: Principal, relation: string, status: number): boolean {
  if (status === 401 || status === 403 || status === 404) return true
  return Boolean(row.alwaysOwn) && relation === 'foreign' && name !== 'superAdmin'
}

/** Leads and conversations are addressed to whoever manages the listing. */
const addressed = ['leads.list', 'conversations.list']

/** A published listing names the advertising agent, with a phone number. */
const advertised = ['properties.detail', 'properties.get']
/**
 * To these people, the owner of another listing is an agent too; to all others, a private owner.
 */
const amongAgents = ['agent', 'managingAgent', 'agency']

/** Personal data of others that reaches someone without a right to it. */
function leaks(call: AnyCall, principal: Principal, relation: string, text: string): string[] {
  const mayKnow = principal.name === 'superAdmin' || addressed.includes(call.name)
  if (mayKnow || relation === 'own' || relation === 'received') return []
  const found = dataOfOthers(text, principal)
  const ofAgent = advertised.includes(call.name) && amongAgents.includes(principal.name)
  return ofAgent ? found.filter((value) => value !== strangersPhone) : found
}

describe('the access law', () => {
  it('has a row for every declared call', () => {
    const missing = calls.map(({ name }) => name).filter((name) => !accessLaw[name])
    expect(missing, 'Say who may make it: add a row in server/src/testing/access').toEqual([])
  })

  it('has no row for a call that does not exist', () => {
    const names = new Set(calls.map(({ name }) => name))
    expect(Object.keys(accessLaw).filter((name) => !names.has(name))).toEqual([])
  })

  it.each(calls.map((call) => [call.name, call] as const))('%s', async (name, call) => {
    const row = accessLaw[name]
    if (!row) throw new Error(`${name} has no row in server/src/testing/access`)
    const allowed = rolesOf(call.who)
    const written = audiences[row.audience].filter((one) => one !== 'visitor')
    expect([...(allowed === 'everyone' ? principalNames.slice(1) : allowed)].toSorted()).toEqual(
      written.toSorted(),
    )
    const principals = row.endsSessions ? await world.newPrincipals() : world.principals
    const relations = Object.keys(row.outcomes) as (Relation | 'none')[]
    const problems = await Promise.all(
      principals.map(async (principal) => {
        const found: string[] = []
        for (const relation of relations) {
          found.push(...(await tryCell(call, row, principal, relation)))
        }
        return found
      }),
    )
    expect(problems.flat()).toEqual([])
  })
})
