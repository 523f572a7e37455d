import { once } from 'node:events'
import '../contract/src/all-calls.ts'
import { declaredLists, sortKeys, type AnyList } from '../contract/src/list.ts'
import { requestOf } from '../contract/src/request.ts'
import { startSession } from '../server/src/features/accounts/sessions.service.ts'
import { report } from './report.ts'
import { openFilled, startServer } from './setup.ts'

/**
 * How long a Super Admin waits for the first page of each list; Property Admin is requested in
 * every order.
 */
const [size = '1000000'] = process.argv.slice(2)
const most = 50
const rounds = 5

/** What a list requires to be read at all. */
const needs: Record<string, Record<string, string>> = {
  'properties.adminList': { x: 'superadmin' },
  'properties.ownList': { x: 'superadmin' },
  'offers.list': { x: 'superadmin' },
  'campaignItems.list': { campaignId: '1' },
  'bankLines.list': { statement: 'all' },
}

const database = await openFilled(Number(size))
const { child, port } = await startServer(database.url, 'none')
const [admin] = await database.sql<{ id: number }[]>`
  select id from users where username = 'superadmin'`
const userId = admin?.id ?? 0
const { token } = await startSession(database, {
  userId,
  remember: false,
  ip: '127.0.0.1',
  userAgent: 'bench',
})

/** Milliseconds; the median excludes the first, which loads pages of the database into memory. */
async function timeOf(url: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    const reply = await fetch(`http://127.0.0.1:${port}${url}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${url}: ${reply.status}`)
    times.push(performance.now() - began)
  }
  return times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0
}

function requestsOf({ list, columns }: AnyList): { name: string; url: string }[] {
  const input = { ...needs[list.name], ...(list.name === 'weeks.mine' && { userId }) }
  if (list.name !== 'properties.adminList') {
    return [{ name: list.name, url: requestOf(list, input).url }]
  }
  return sortKeys(columns).flatMap((sort) =>
    ['asc', 'desc'].map((order) => ({
      name: `${list.name} by ${sort}, ${order}`,
      url: requestOf(list, { ...input, sort, order }).url,
    })),
  )
}

try {
  console.log(`\n${size} properties`)
  for (const { name, url } of declaredLists().flatMap(requestsOf)) {
    const time = await timeOf(url)
    report(name, `${time.toFixed(0)} ms`, `under ${most} ms with its request`, time < most)
  }
} finally {
  child.send('stop')
  await once(child, 'exit')
  await database.close()
}
