import { once } from 'node:events'
import type { ChildProcess } from 'node:child_process'
import { fetchOnce } from './load.ts'
import { report } from './report.ts'
import { lowestPrice } from './searches.ts'

interface Site {
  child: ChildProcess
  port: number
}

const requests = 20

/** How long the server has waited for its statements so far, in milliseconds. */
async function statementTime(child: ChildProcess): Promise<number> {
  child.send('statements')
  const [{ statements }] = (await once(child, 'message')) as [{ statements: number }]
  return statements
}

const middle = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] as number

async function measure(name: string, { child, port }: Site, path: (n: number) => string) {
  await statementTime(child)
  const whole: number[] = []
  const database: number[] = []
  for (let n = 1; n <= requests; n++) {
    const before = await statementTime(child)
    const began = performance.now()
    await fetchOnce(port, path(n))
    whole.push(performance.now() - began)
    database.push((await statementTime(child)) - before)
  }
  const waited = middle(database)
  report(
    `${name} of the whole country, uncached: first ${(whole[0] as number).toFixed(0)} ms, median ${middle(whole).toFixed(0)} ms`,
    `${waited.toFixed(1)} ms for statements`,
    'under 30 ms',
    waited < 30,
  )
}

/** The individual requests of a results page, over all listings; each request is unique. */
export async function measureCountry(site: Site): Promise<void> {
  const query = (n: number) => `usageType=Residential&minPrice=${lowestPrice + n}`
  await measure('facets', site, (n) => `/api/Property/facets?${query(n)}`)
  await measure('map', site, (n) => `/api/Property/pins?${query(n)}&bbox=-35,16,-22,33`)
}
