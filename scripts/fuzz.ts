import { spawnSync } from 'node:child_process'

/** `npm run fuzz -- 100000 7`: this many requests from this seed; prints every one that failed. */
const [requests = '20000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2)
if (!/^\d{1,8}$/.test(requests) || !/^\d{1,9}$/.test(seed)) {
  console.error('Usage: npm run fuzz -- [number of requests] [seed]')
  process.exit(1)
}
const { status } = spawnSync('vitest', ['run', 'server/src/http/fuzz.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed },
})
process.exit(status ?? 1)
