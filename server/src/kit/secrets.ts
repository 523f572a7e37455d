import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'
import { ConfigError } from '../config/config-error.ts'
import { parseSecretKey } from '../config/secret-key.ts'

/** Encrypts identity and bank account numbers, so that a copy of the database does not reveal them. */
export interface Secrets {
  /** Returns `enc:v1:…`, different each time. */
  encrypt(text: string): string
  /** Throws if the text was tampered with, or encrypted with an unknown key. */
  decrypt(sealed: string): string
  /** Whether it is encrypted with the current key; false for a previous one. */
  isCurrent(sealed: string): boolean
  /** The same text always has the same fingerprint, which reveals nothing without the key. */
  fingerprint(text: string): string
}

const prefix = 'enc:v1:'
const ivBytes = 12
const tagBytes = 16

function unseal(sealed: string, key: Uint8Array): string {
  const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  const text = decipher.update(bytes.subarray(ivBytes + tagBytes))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}

/** Encrypts with the key; what a previous key encrypted can still be read. */
export function createSecrets(key: Uint8Array, previous: readonly Uint8Array[] = []): Secrets {
  return {
    encrypt(text) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return prefix + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },
    decrypt(sealed) {
      if (!sealed.startsWith(prefix)) throw new Error('Not an encrypted value')
      let cause: unknown
      for (const each of [key, ...previous]) {
        try {
          return unseal(sealed, each)
        } catch (error) {
          cause ??= error
        }
      }
      throw new Error('A value cannot be decrypted: is SECRET_KEY the key it was encrypted with?', {
        cause,
      })
    },
    isCurrent(sealed) {
      try {
        unseal(sealed, key)
        return true
      } catch {
        return false
      }
    },
    fingerprint: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  }
}

export const keyFileIn = (dataDir: string) => path.join(dataDir, 'secret.key')

export const formatKey = (key: Uint8Array) => `${Buffer.from(key).toString('base64')}\n`

/** Undefined when there is no such file. */
export async function readKeyFile(file: string): Promise<Uint8Array | undefined> {
  if (!existsSync(file)) return undefined
  const key = parseSecretKey((await readFile(file, 'utf8')).trim())
  if (!key)
    throw new ConfigError(
      `${file} does not contain a key of 32 bytes: restore it from the file ….key beside your backup, or set SECRET_KEY`,
    )
  return key
}

/** Readable only by the program's own user. */
async function makeKey(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  // Linked into place only when it is complete, so that processes that start together use the same key.
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, formatKey(randomBytes(32)), { mode: 0o600, flag: 'wx' })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
}

/** A generated key, created at the first start. */
async function ownKey(dataDir: string): Promise<Uint8Array> {
  const file = keyFileIn(dataDir)
  if (!existsSync(file)) await makeKey(file)
  const key = await readKeyFile(file)
  if (!key)
    throw new ConfigError(
      `${file} is missing: restore it from the file ….key beside your backup, or set SECRET_KEY`,
    )
  return key
}

export async function openSecrets(
  config: Pick<Config, 'secretKey' | 'dataDir'> & Partial<Pick<Config, 'previousKeys'>>,
): Promise<Secrets> {
  return createSecrets(config.secretKey ?? (await ownKey(config.dataDir)), config.previousKeys)
}
