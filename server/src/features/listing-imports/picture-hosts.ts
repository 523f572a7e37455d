import { FetchRefused } from '../../gateways/public-file.ts'
import type { PictureSources } from './import-step.ts'

/** A server that fails so often in a row is not asked again by this import. */
const mostFailures = 5

/** Without it, an import would wait for the time limit of each picture on a server that is down. */
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
