import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSecrets, openSecrets } from './secrets.ts'

const idNumber = '8001015009087'
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'jacaranda-secrets-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

describe('an encrypted text', () => {
  const secrets = createSecrets(Buffer.alloc(32, 1))

  it('is decrypted to the same text', () => {
    for (const text of [idNumber, '', 'Zoë’s bank: 62•••']) {
      expect(secrets.decrypt(secrets.encrypt(text))).toBe(text)
    }
  })
  it('reveals nothing of its content, and never looks the same twice', () => {
    const sealed = secrets.encrypt(idNumber)
    expect(sealed).toMatch(/^enc:v1:[\w-]+$/)
    expect(sealed).not.toContain(idNumber)
    expect(secrets.encrypt(idNumber)).not.toBe(sealed)
  })
  it('is refused when a single letter was changed, or with another key', () => {
    const sealed = secrets.encrypt(idNumber)
    const changed = sealed.slice(0, -3) + (sealed.at(-3) === 'A' ? 'B' : 'A') + sealed.slice(-2)
    expect(() => secrets.decrypt(changed)).toThrow('SECRET_KEY')
    expect(() => createSecrets(Buffer.alloc(32, 2)).decrypt(sealed)).toThrow('SECRET_KEY')
    expect(() => secrets.decrypt(idNumber)).toThrow('Not an encrypted value')
  })
})

describe('the key', () => {
  it('is created once, readable only by the program’s own user, and reused', async () => {
    const [first, second] = await Promise.all([
      openSecrets({ secretKey: undefined, dataDir }),
      openSecrets({ secretKey: undefined, dataDir }),
    ])
    expect(second.decrypt(first.encrypt(idNumber))).toBe(idNumber)
    const file = path.join(dataDir, 'secret.key')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(Buffer.from(await readFile(file, 'utf8'), 'base64')).toHaveLength(32)
  })
  it('is reported when its file is damaged', async () => {
    await writeFile(path.join(dataDir, 'secret.key'), 'half')
    await expect(openSecrets({ secretKey: undefined, dataDir })).rejects.toThrow('secret.key')
  })
  it('comes from the configuration when it is set', async () => {
    const key = Buffer.alloc(32, 9)
    const secrets = await openSecrets({ secretKey: key, dataDir: '/nowhere' })
    expect(createSecrets(key).decrypt(secrets.encrypt(idNumber))).toBe(idNumber)
  })
})
