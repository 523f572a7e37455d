/**
 * Loaded into the program before its own code: the faults that no proxy can cause from outside. A
 * file specifies how far the clock is off and whether the disk of the stored files is full.
 */
import fs from 'node:fs'
import { flushCompileCache, syncBuiltinESMExports } from 'node:module'
import path from 'node:path'

export interface InsideFaults {
  /** How far the program's clock is ahead of real time. */
  clockMs: number
  /** Writing below this folder fails as on a full disk. */
  fullFolder: string | null
}

const file = process.env.TORTURE_FAULTS
const faults: InsideFaults = { clockMs: 0, fullFolder: null }
const parent = process.ppid

function follow(source: string) {
  // Its parent is gone, so nothing would stop this program.
  if (process.ppid !== parent) process.exit(1)
  try {
    Object.assign(faults, JSON.parse(fs.readFileSync(source, 'utf8')))
  } catch {
    // It is being written.
  }
}

function shiftClock() {
  const Real = Date
  const now = () => Real.now() + faults.clockMs
  globalThis.Date = new Proxy(Real, {
    construct: (target, given: [], newTarget) =>
      Reflect.construct(target, given.length ? given : [now()], newTarget) as Date,
    apply: () => new Real(now()).toString(),
    get: (target, name, receiver) =>
      name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown),
  })
}

function fillDisk() {
  const real = fs.promises.writeFile
  fs.promises.writeFile = async (target, ...rest) => {
    const inside =
      faults.fullFolder !== null &&
      typeof target === 'string' &&
      path.resolve(target).startsWith(faults.fullFolder)
    if (!inside) return real(target, ...rest)
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      errno: -28,
      syscall: 'write',
    })
  }
  syncBuiltinESMExports()
}

if (file) {
  follow(file)
  shiftClock()
  fillDisk()
  setInterval(() => follow(file), 100).unref()
  // It may be killed before it could write its compile cache.
  setTimeout(flushCompileCache, 5000).unref()
}
