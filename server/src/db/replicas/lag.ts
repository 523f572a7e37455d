import { steadyNow } from '../steady-time.ts'

interface Sample {
  at: number
  position: bigint
}

/** The maximum lag that can be reported; older samples of the primary are discarded. */
const longestMs = 600_000

/**
 * How many seconds a replica is behind, measured with this process's clock alone: how long ago the
 * primary passed the first position that the replica has not reached. A replica that no longer
 * receives anything cannot claim to be up to date, and an idle primary causes no lag.
 */
export function createLag(now: () => number = steadyNow) {
  let samples: Sample[] = []
  let lastAt = 0

  return {
    /** The primary was at this position. */
    add(position: bigint) {
      const last = samples.at(-1)
      lastAt = now()
      // A position that goes backwards belongs to a new primary.
      if (last && position < last.position) samples = []
      if (last?.position !== position) samples.push({ at: lastAt, position })
      while (samples.length > 1 && (samples[0]?.at ?? 0) < lastAt - longestMs) samples.shift()
    },
    secondsOf(position: bigint): number {
      let missing: Sample | undefined
      for (let n = samples.length - 1; n >= 0; n--) {
        const sample = samples[n] as Sample
        if (sample.position <= position) break
        missing = sample
      }
      // A lost primary does not increase the lag.
      return missing ? (lastAt - missing.at) / 1000 : 0
    },
  }
}

export type Lag = ReturnType<typeof createLag>
