import { chmod, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'
import { ConfigError } from '../config/config-error.ts'
import { createSecrets, keyFileIn, readKeyFile, formatKey } from '../kit/secrets.ts'

export type Keyed = Pick<Config, 'secretKey' | 'dataDir'> & Partial<Pick<Config, 'previousKeys'>>

/** The key is next to the archive, not in it: the archive alone does not reveal the numbers. */
export const keyBeside = (archive: string) => `${archive}.key`

/** One file for all the backups in a folder that were made with the same key. */
export const keyOfFolder = (archive: string, fingerprint: string) =>
  path.join(path.dirname(archive), `jacaranda-${fingerprint.slice(0, 12)}.key`)

/** Two keys with the same fingerprint are the same; the key cannot be derived from it. */
export const fingerprintOf = (key: Uint8Array) =>
  createSecrets(key).fingerprint('the key of a backup')

/** The key that the program uses; undefined before its first start, which creates one. */
export async function keyInUse(config: Keyed): Promise<Uint8Array | undefined> {
  return config.secretKey ?? readKeyFile(keyFileIn(config.dataDir))
}

/** The key saved with an archive; throws if the one beside it is a different one. */
export async function findKey(
  archive: string,
  fingerprint: string,
): Promise<{ file: string; key: Uint8Array } | undefined> {
  for (const file of [keyBeside(archive), keyOfFolder(archive, fingerprint)]) {
    const key = await readKeyFile(file)
    if (key && fingerprintOf(key) !== fingerprint)
      throw new Error(`${file} is not the key of this backup`)
    if (key) return { file, key }
  }
  return undefined
}

/** Readable only by its owner; renamed into place once it is complete. */
export async function saveKey(key: Uint8Array, file: string): Promise<void> {
  if (await isSaved(key, file)) return chmod(file, 0o600)
  const growing = `${file}.part`
  try {
    await rm(growing, { force: true })
    await writeFile(growing, formatKey(key), { mode: 0o600, flag: 'wx', flush: true })
    await rename(growing, file)
  } catch (error) {
    await rm(growing, { force: true })
    throw error
  }
}

/** A damaged or different key is replaced. */
async function isSaved(key: Uint8Array, file: string): Promise<boolean> {
  const saved = await readKeyFile(file).catch(() => undefined)
  return saved !== undefined && fingerprintOf(saved) === fingerprintOf(key)
}

/**
 * The key that has to be put in place with an archive; undefined if the one in use is right. Throws
 * if the numbers could not be decrypted afterwards.
 */
export async function keyToRestore(
  config: Keyed,
  archive: string,
  fingerprint: string | null,
  force: boolean,
): Promise<Uint8Array | undefined> {
  if (fingerprint === null) return undefined
  const file = keyBeside(archive)
  if (config.secretKey) {
    const keys = [config.secretKey, ...(config.previousKeys ?? [])]
    if (keys.some((key) => fingerprintOf(key) === fingerprint)) return undefined
    throw new Error(
      `SECRET_KEY is not the key of this backup: set it to the key the backup was made with, for example the content of ${file}`,
    )
  }
  const saved = (await findKey(archive, fingerprint))?.key
  const own = keyFileIn(config.dataDir)
  // A damaged key counts as a different one.
  const current = await readKeyFile(own).catch((error: unknown) => {
    if (error instanceof ConfigError) return null
    throw error
  })
  if (current && fingerprintOf(current) === fingerprint) return undefined
  if (!saved) {
    throw new Error(
      `The key of this backup is missing: put it next to the backup as ${file}, or set SECRET_KEY`,
    )
  }
  if (current !== undefined && !force) {
    throw new Error(`${own} is not the key of this backup: use --force to replace it`)
  }
  return saved
}
