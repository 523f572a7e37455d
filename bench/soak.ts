import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../server/src/db/connect.ts'
import { filledFolder, openFilled } from './setup.ts'
import { memoryEnvironment, memoryFlags } from '../server/src/cluster/memory-flags.ts'
import { soakKinds } from './soak-load.ts'

const program = path.resolve(import.meta.dirname, '../server/src/main.ts')
const size = 10_000
const port = Number(process.env.SOAK_PORT ?? 3950)
/** Requests per second; 0 sends as many as `clients` connections can. */
const perSecond = Number(process.env.SOAK_RATE ?? 30)
const clients = Number(process.env.SOAK_CLIENTS ?? 8)
/** The caches fill first; growth after that would continue forever. */
const warmUpPart = 1 / 2
/** The run is divided into this many intervals for analysis. */
const stretches = 12
const mostGrowthPerHour = 0.1
/** Per process, in megabytes. */
const wanted = 350

const megabytes = (bytes: number) => Math.round(bytes / 1_048_576)

interface Sample {
  minute: number
  pid: string
  memory: NodeJS.MemoryUsage
}

async function startProgram(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...memoryFlags(), program], {
    env: {
      ...process.env,
      // As `npm start` does.
      ...memoryEnvironment(),
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${pathToFileURL(path.join(import.meta.dirname, 'soak-probe.ts')).href}`,
      SOAK_DIR: folder,
      DATA_DIR: filledFolder(size),
      PORT: String(port),
      SANDBOX_PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: 'inherit',
  })
  const address = `http://127.0.0.1:${port}`
  while (child.exitCode === null) {
    const open = await fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (open) return child
    await pause(250)
  }
  throw new Error(`The program exited while starting with ${child.exitCode}`)
}

async function memoryOf(folder: string, minute: number): Promise<Sample[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'))
  return Promise.all(
    files.sort().map(async (name) => ({
      minute,
      pid: name.replace('.json', ''),
      memory: JSON.parse(await readFile(path.join(folder, name), 'utf8')) as NodeJS.MemoryUsage,
    })),
  )
}

function print({ minute, pid, memory }: Sample, sent: number, failed: number) {
  const { rss, heapUsed, heapTotal, external, arrayBuffers } = memory
  console.log(
    `minute ${minute.toFixed(1).padStart(5)}  process ${pid}  RSS ${megabytes(rss)} MB  heap ${megabytes(heapUsed)} of ${megabytes(heapTotal)}  external ${megabytes(external)}  arrayBuffers ${megabytes(arrayBuffers)}  (${sent} requests, ${failed} failed)`,
  )
}

/** Megabytes per hour by the least squares of RSS over time. */
function slope(samples: readonly Sample[]): number {
  const x = samples.map(({ minute }) => minute / 60)
  const y = samples.map(({ memory }) => memory.rss / 1_048_576)
  const mean = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
  const [mx, my] = [mean(x), mean(y)]
  const above = x.reduce((sum, one, n) => sum + (one - mx) * ((y[n] as number) - my), 0)
  const below = x.reduce((sum, one) => sum + (one - mx) ** 2, 0)
  return below ? above / below : 0
}

/** The minimum of each interval: uploads and exports in progress need more for a moment. */
function floorOf(samples: readonly Sample[], minutes: number): Sample[] {
  return Array.from({ length: stretches }, (_, n) => {
    const [from, to] = [(n * minutes) / stretches, ((n + 1) * minutes) / stretches]
    return samples
      .filter(({ minute }) => minute > from && minute <= to)
      .toSorted((one, other) => one.memory.rss - other.memory.rss)[0]
  }).filter((sample) => sample !== undefined)
}

function verdict(samples: readonly Sample[], minutes: number): boolean {
  let good = true
  for (const pid of new Set(samples.map((sample) => sample.pid))) {
    const all = samples.filter((sample) => sample.pid === pid)
    const floor = floorOf(all, minutes)
    const last = megabytes(floor.at(-1)?.memory.rss ?? 0)
    const highest = megabytes(Math.max(...all.map(({ memory }) => memory.rss)))
    const perHour = slope(floor.filter(({ minute }) => minute >= minutes * warmUpPart))
    // Too short a run cannot be extrapolated to an hour.
    const flat = minutes < 20 || perHour <= last * mostGrowthPerHour
    if (!flat) good = false
    console.log(
      `process ${pid}: floor of RSS ${last} MB at the end${last > wanted ? ` (more than the ${wanted} MB wanted)` : ''}, ${highest} MB at most, slope of the floor after warm-up ${perHour.toFixed(0)} MB per hour`,
    )
  }
  return good
}

async function soak(minutes: number, folder: string, database: Database): Promise<boolean> {
  const child = await startProgram(folder)
  const exit = once(child, 'exit')
  const samples: Sample[] = []
  const count = { sent: 0, failed: 0 }
  const began = performance.now()
  const passed = () => (performance.now() - began) / 60_000
  const take = async () => {
    for (const sample of await memoryOf(folder, passed())) {
      samples.push(sample)
      print(sample, count.sent, count.failed)
    }
  }
  const timer = setInterval(
    () => {
      take().catch(console.error)
    },
    Math.min(60_000, minutes * 6000),
  )
  try {
    const kinds = await soakKinds(`http://127.0.0.1:${port}`, database)
    // Evenly distributed, so that the mix is the same in every interval.
    const due = kinds.map(() => 0)
    const next = () => {
      for (const [n, kind] of kinds.entries()) due[n] = (due[n] ?? 0) + kind.share
      const most = due.indexOf(Math.max(...due))
      due[most] = (due[most] ?? 0) - 100
      return kinds[most] as (typeof kinds)[number]
    }
    await Promise.all(
      Array.from({ length: clients }, async () => {
        while (passed() < minutes && child.exitCode === null) {
          const start = performance.now()
          const kind = next()
          await kind.send().catch((error: unknown) => {
            if (count.failed++ < 5) console.error(kind.name, error)
          })
          count.sent++
          if (!perSecond) continue
          const rest = (clients * 1000) / perSecond - (performance.now() - start)
          if (rest > 0) await pause(rest)
        }
      }),
    )
    // Garbage that has not been collected yet is not a leak.
    await pause(10_000)
    await take()
  } finally {
    clearInterval(timer)
    child.kill('SIGTERM')
    await exit
  }
  return verdict(samples, minutes)
}

async function main() {
  const minutes = Number(process.argv[2] ?? 5)
  if (!(minutes > 0 && minutes <= 1440)) throw new Error('Usage: npm run soak -- 60 (minutes)')
  const folder = await mkdtemp(path.join(tmpdir(), 'jacaranda-soak-'))
  const database = await openFilled(size)
  try {
    const good = await soak(minutes, folder, database)
    console.log(good ? 'Memory is bounded' : 'Memory is NOT bounded')
    if (!good) process.exitCode = 1
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
