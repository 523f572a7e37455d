import Fastify from 'fastify'
import { pino } from 'pino'
import { closeIdleConnections } from '../http/closing.ts'
import { stopOnSignal } from '../stopping.ts'

/** A program in which a promise is rejected and nobody handles it. */
const log = pino()
const stopping = stopOnSignal(log, ['SIGTERM'])
const app = Fastify()
closeIdleConnections(app)
app.get('/slow', async () => {
  process.send?.('in progress')
  await new Promise((resolve) => process.once('message', resolve))
  return 'done'
})
app.get('/fail', async () => {
  // oxlint-disable-next-line typescript/no-floating-promises -- this is what the test is about
  Promise.reject(new Error('nobody handles this'))
  return 'failing'
})
stopping.started({
  async stop() {
    await app.close()
    log.info('everything is closed')
  },
})
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
