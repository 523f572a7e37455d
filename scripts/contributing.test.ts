import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8')
const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, inside]) => inside as string)

describe('the recipes of CONTRIBUTING.md', () => {
  const files = [
    ...new Set(quoted.filter((word) => /^(contract|server|web|e2e|scripts|docs)\/\S+$/.test(word))),
  ]

  it('name many files', () => expect(files.length).toBeGreaterThan(30))

  it.each(files)('%s exists', (file) => {
    expect(existsSync(path.join(root, file))).toBe(true)
  })

  it('name commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name as string)
    expect(commands.filter((name) => !(name in scripts))).toEqual([])
  })
})
