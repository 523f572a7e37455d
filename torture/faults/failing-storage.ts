import { setTimeout as pause } from 'node:timers/promises'
import { between } from '../choices.ts'
import type { FaultProxy } from '../world/fault-proxy.ts'
import type { TestBucket } from '#server/testing/s3.ts'
import type { Fault } from './fault.ts'

/** S3 storage fails, hangs, disconnects in the middle of a file, or is slow. */
export const failingStorage: Fault = {
  name: 'failing-storage',
  sites: ['server'],
  weight: 1,
  async strike({ site, random }) {
    const proxy = site.bucketProxy as FaultProxy
    const bucket = site.bucket as TestBucket
    try {
      switch (random.below(5)) {
        case 0:
          bucket.failNext = Infinity
          break
        case 1:
          proxy.stall()
          break
        case 2:
          proxy.cutAfter(between(random, 0, 300))
          break
        case 3:
          proxy.refuse()
          break
        default:
          proxy.delay(between(random, 20, 200))
      }
      await pause(between(random, 500, 4000))
    } finally {
      bucket.failNext = 0
      proxy.heal()
    }
  },
}
