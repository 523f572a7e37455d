import { mkdtemp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bringKey, saveKey } from './key-file.ts'

let folder: string
const at = (name: string) => path.join(folder, name)
const site = (dataDir: string) => ({ dataDir: at(dataDir), secretKey: undefined })

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jacaranda-key-'))
  await mkdir(at('old'))
  await mkdir(at('new'))
  await writeFile(at('old/secret.key'), 'the old key')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the key of a backup', () => {
  it('lies beside the archive, for its owner alone, and comes back with it', async () => {
    await saveKey(site('old'), at('b'))
    expect((await stat(at('b.key'))).mode & 0o777).toBe(0o600)
    await bringKey(site('new'), at('b'), false)
    expect(await readFile(at('new/secret.key'), 'utf8')).toBe('the old key')
  })
  it('does not silently take the place of another', async () => {
    await saveKey(site('old'), at('b'))
    await writeFile(at('new/secret.key'), 'another key')
    await expect(bringKey(site('new'), at('b'), false)).rejects.toThrow(
      'not the key of this backup',
    )
    await bringKey(site('new'), at('b'), true)
    expect(await readFile(at('new/secret.key'), 'utf8')).toBe('the old key')
  })
})
