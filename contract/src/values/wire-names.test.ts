import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { wireNames } from './wire-names.ts'

const root = path.resolve(import.meta.dirname, '../../..')

it.each(Object.values(wireNames))('%s is written nowhere else in contract and web', (name) => {
  const files = globSync(['contract/src/**/*.ts', 'web/app/**/*.{ts,tsx}'], { cwd: root })
  const leaks = files.filter(
    (file) =>
      !file.endsWith('wire-names.ts') && readFileSync(path.join(root, file), 'utf8').includes(name),
  )
  expect(leaks).toEqual([])
})
