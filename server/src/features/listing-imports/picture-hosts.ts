import { FetchRefused } from '../../gateways/public-file.ts'
import type { PictureSources } from './import-step.ts'

/** After this many consecutive failures, this import no longer tries the server. */
const mostFailures = 5

/** Without it, an import would wait for a timeout for each picture on a server that is down. */
export function skippingFailedHosts(sources: PictureSources): PictureSources {
  const failures = new Map<string, number>()
  return {
    async fetch(address) {
      const host = URL.parse(address)?.host ?? ''
      const failed = failures.get(host) ?? 0
      if (failed >= mostFailures) throw new FetchRefused('unreachable')
      try {
        const content = await sources.fetch(address)
        failures.delete(host)
        return content
      } catch (error) {
        const down = error instanceof FetchRefused && isDown(error)
        if (down) failures.set(host, failed + 1)
        throw error
      }
    },
  }
}

const isDown = ({ problem }: FetchRefused) => problem === 'unreachable' || problem === 'tooSlow'
