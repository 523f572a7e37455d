import { existsSync } from 'node:fs'
import { copyFile, chmod, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config.ts'

type Keyed = Pick<Config, 'secretKey' | 'dataDir'>

const ownKey = (config: Keyed) => path.join(config.dataDir, 'secret.key')

/** The key lies beside the archive, not in it: whoever has the archive alone cannot read the numbers. */
const keyBeside = (archive: string) => `${archive}.key`

/** Saves the program's own key with a backup. A key from the configuration is its owner's to keep. */
export async function saveKey(config: Keyed, archive: string): Promise<string | undefined> {
  if (config.secretKey || !existsSync(ownKey(config))) return undefined
  await copyFile(ownKey(config), keyBeside(archive))
  await chmod(keyBeside(archive), 0o600)
  return keyBeside(archive)
}

/** Puts the key back; a different one is only replaced when everything else is. */
export async function bringKey(config: Keyed, archive: string, force: boolean): Promise<void> {
  const saved = keyBeside(archive)
  if (config.secretKey || !existsSync(saved)) return
  const own = ownKey(config)
  if (existsSync(own) && !force) {
    if ((await readFile(own, 'utf8')) === (await readFile(saved, 'utf8'))) return
    throw new Error(`${own} is not the key of this backup: use --force to replace it`)
  }
  await copyFile(saved, own)
  await chmod(own, 0o600)
}
