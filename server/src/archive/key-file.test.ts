import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatKey } from '../kit/secrets.ts'
import { keyInUse, keyOfFolder, keyToRestore, fingerprintOf, saveKey } from './key-file.ts'

const key = Buffer.alloc(32, 1)
const another = Buffer.alloc(32, 2)
let folder: string
const at = (name: string) => path.join(folder, name)
const site = () => ({ dataDir: at('data'), secretKey: undefined })
const fits = (force = false) => keyToRestore(site(), at('b'), fingerprintOf(key), force)

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'jacaranda-key-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function siteHas(text: string) {
  await mkdir(at('data'))
  await writeFile(at('data/secret.key'), text)
}

describe('the key of a backup', () => {
  it('is next to the archive, readable only by its owner, and is found there', async () => {
    await saveKey(key, at('b.key'))
    expect((await stat(at('b.key'))).mode & 0o777).toBe(0o600)
    expect(await fits()).toEqual(key)
  })
  it('is written completely or not at all', async () => {
    await mkdir(at('b.key/in the way'), { recursive: true })
    await expect(saveKey(key, at('b.key'))).rejects.toThrow()
    expect(await readdir(folder)).toEqual(['b.key'])
  })
  it('is written once for all the backups in a folder', async () => {
    const shared = keyOfFolder(at('b'), fingerprintOf(key))
    await saveKey(key, shared)
    const { ino } = await stat(shared)
    await saveKey(key, shared)
    expect((await stat(shared)).ino).toBe(ino)
    expect(await fits()).toEqual(key)
    await saveKey(another, shared)
    await expect(fits()).rejects.toThrow('is not the key of this backup')
  })
  it('need not be next to the archive if the site already uses it', async () => {
    await siteHas(formatKey(key))
    expect(await fits()).toBeUndefined()
  })
  it('does not silently replace another key', async () => {
    await saveKey(key, at('b.key'))
    await siteHas(formatKey(another))
    await expect(fits()).rejects.toThrow('use --force')
    expect(await fits(true)).toEqual(key)
    expect(await readFile(at('data/secret.key'), 'utf8')).toBe(formatKey(another))
  })
  it('replaces a damaged key only when forced', async () => {
    await saveKey(key, at('b.key'))
    await siteHas('half')
    await expect(fits()).rejects.toThrow('use --force')
    expect(await fits(true)).toEqual(key)
  })
  it('is refused if it is missing, truncated or wrong, even when forced', async () => {
    await expect(fits(true)).rejects.toThrow('missing')
    await writeFile(at('b.key'), formatKey(key).slice(0, 20))
    await expect(fits(true)).rejects.toThrow('does not contain a key')
    await writeFile(at('b.key'), formatKey(another))
    await expect(fits(true)).rejects.toThrow('is not the key of this backup')
  })
  it('is refused if the one next to the archive is wrong, even if the site has the right one', async () => {
    await siteHas(formatKey(key))
    await writeFile(at('b.key'), formatKey(another))
    await expect(fits(true)).rejects.toThrow('is not the key of this backup')
  })
  it('must be SECRET_KEY if the configuration sets that', async () => {
    await saveKey(key, at('b.key'))
    const configured = (secretKey: Uint8Array) =>
      keyToRestore({ ...site(), secretKey }, at('b'), fingerprintOf(key), true)
    expect(await configured(key)).toBeUndefined()
    await expect(configured(another)).rejects.toThrow('SECRET_KEY is not the key of this backup')
  })
  it('is not needed if the backup was made before keys existed', async () => {
    expect(await keyInUse(site())).toBeUndefined()
    expect(await keyToRestore(site(), at('b'), null, false)).toBeUndefined()
  })
})
