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
 * Calls `release`, which gives up what is only of use under load, and collects. After a load V8 keeps a heap half as large again as what is in use, and returns the rest to the operating system only
 * when it next has a reason to collect garbage, minutes later. This forces a collection in the first quiet moment, when
 * a pause of a tenth of a second delays hardly anyone; the memory is returned some seconds later.
 */
export function collectAfterLoad(
  app: FastifyInstance,
  release: () => void,
  collect = collectGarbage,
): void {
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
    release()
    collect()
  }, collecting.quietMs)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/** V8 exposes its collector only in contexts that are created while the flag is set. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  setFlagsFromString('--no-expose-gc')
  collect()
}
