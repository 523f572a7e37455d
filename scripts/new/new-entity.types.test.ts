import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entityFiles } from './entity-files.ts'
import { namesOf } from './names.ts'
import { planEntity } from './new-entity.ts'

const root = path.resolve(import.meta.dirname, '../..')
const names = namesOf('suburb-guide')
let copy: string

/** A copy of the sources with the new entity in it. */
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'jacaranda-new-'))
  for (const part of ['contract/src', 'server/src', 'web/app', 'package.json', 'tsconfig.json']) {
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true })
  }
  cpSync(path.join(root, 'web/tsconfig.json'), path.join(copy, 'web/tsconfig.json'))
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  const read = (file: string) =>
    existsSync(path.join(copy, file)) ? readFileSync(path.join(copy, file), 'utf8') : undefined
  cpSync(path.join(root, 'docs/architecture.md'), path.join(copy, 'docs/architecture.md'))
  for (const [file, text] of planEntity(names, read)) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true })
    writeFileSync(path.join(copy, file), text)
  }
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** The compiler errors in these files and everything they import. */
function compile(folder: string, files: string[]): string {
  const config = path.join(copy, folder, 'tsconfig.new.json')
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', include: [], files }))
  const tsc = path.join(root, 'node_modules/.bin/tsc')
  return spawnSync(tsc, ['-p', config], { cwd: copy, encoding: 'utf8' }).stdout
}

describe('the types of a new entity', () => {
  const files = Object.keys(entityFiles(names))

  it('are correct on the server and in the contract', () => {
    // Its test would import the whole program, which takes too long here.
    const server = files.filter((file) => /^(contract|server)\/.*(?<!\.test)\.ts$/.test(file))
    // Types of a library that has none of its own are not reachable by any import.
    const ambient = globSync('server/src/**/*-types.d.ts', { cwd: root })
    expect(compile('.', [...server, ...ambient])).toBe('')
  }, 240_000)

  it('are correct in the web', () => {
    const web = files.filter((file) => file.startsWith('web/')).map((file) => file.slice(4))
    expect(compile('web', ['app/ui/icons.d.ts', 'app/routes.ts', ...web])).toBe('')
  }, 240_000)
})
