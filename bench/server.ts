import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { buildApp } from '../server/src/app.ts'
import { loadConfig } from '../server/src/config.ts'
import { connect } from '../server/src/db/connect.ts'
import { observe } from '../server/src/db/observe.ts'
import { followChanges } from '../server/src/kit/changes.ts'
import { createServices } from '../server/src/start.ts'

/** The application in a separate process, with an extra route that returns a constant reply. */
async function main() {
  const [databaseUrl = '', pages = 'none'] = process.argv.slice(2)
  const log = pino({ level: 'error' })
  const config = { ...loadConfig(), databaseUrl, rateLimit: false, databasePool: 4 }
  const database = connect(databaseUrl, { max: config.databasePool })
  const services = await createServices(config, database, log)
  await followChanges(database, services.cache, log)
  const app = await buildApp(services, { pages: pages as 'none' | 'built' })
  let statements = 0
  let isObserving = false
  const constants = new Map<number, Buffer>()
  app.get<{ Params: { bytes: string } }>('/constant/:bytes', async (request, reply) => {
    const bytes = Number(request.params.bytes)
    let body = constants.get(bytes)
    if (!body) {
      body = Buffer.from(JSON.stringify('x'.repeat(bytes - 2)))
      constants.set(bytes, body)
    }
    return reply.header('content-type', 'application/json; charset=utf-8').send(body)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await services.listings.load()
  services.listings.start()
  process.send?.({ port: (app.server.address() as AddressInfo).port })
  process.on('message', async (message) => {
    if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() })
    // Observing statements costs a little, so it starts only with the first query for it.
    if (message === 'statements') {
      process.send?.({ statements })
      if (isObserving) return
      isObserving = true
      observe(({ kind, startedAt, endedAt }) => {
        if (kind === 'statement') statements += endedAt - startedAt
      })
    }
    if (message === 'memory') process.send?.({ memory: process.memoryUsage.rss() })
    if (message !== 'stop') return
    await app.close()
    await services.searchLog.stop()
    await database.close()
    process.exit(0)
  })
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
