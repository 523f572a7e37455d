import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { wireNames } from './wire-names.ts'

const root = path.resolve(import.meta.dirname, '../../..')

const sources = ['contract/src/**/*.ts', 'server/src/**/*.ts', 'web/app/**/*.{ts,tsx}']

/** Tests send and read what external clients do. */
const isQuoting = (file: string) => /wire-names\.ts$|\.test\.tsx?$|\/testing\//.test(file)

it.each(Object.values(wireNames))('%s is used nowhere else', (name) => {
  const files = globSync(sources, { cwd: root })
  const leaks = files.filter(
    (file) => !isQuoting(file) && readFileSync(path.join(root, file), 'utf8').includes(name),
  )
  expect(leaks).toEqual([])
})
