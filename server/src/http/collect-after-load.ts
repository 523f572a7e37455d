import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { FastifyInstance } from 'fastify'

export const collecting = {
  /** How long the server must have been quiet. */
  quietMs: 5_000,
  /** A health check now and then is quiet as well. */
  quietRequests: 5,
  /** Fewer requests leave too little behind to be worth the pause. */
  loadRequests: 500,
}

/**
 * After a load V8 keeps its heap half as large again as what is in use, and returns the rest to the system when it next
 * has a reason to collect, minutes later. Here that happens in the first quiet moment, when the pause of a tenth of a
 * second keeps hardly anyone waiting; the system has the memory back some seconds after.
 */
export function collectAfterLoad(app: FastifyInstance, collect = collectGarbage): void {
  let requests = 0
  let sinceCollection = 0
  app.addHook('onResponse', (_request, _reply, done) => {
    requests++
    done()
  })
  const timer = setInterval(() => {
    sinceCollection += requests
    const isQuiet = requests <= collecting.quietRequests
    requests = 0
    if (!isQuiet || sinceCollection < collecting.loadRequests) return
    sinceCollection = 0
    collect()
  }, collecting.quietMs)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** V8 hands the function to contexts that are created while the flag is set. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  collect()
}
