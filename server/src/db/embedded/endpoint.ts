import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from './free-port.ts'
import type { Place } from './place.ts'

export const user = 'jacaranda'
export const database = 'jacaranda'

export interface Endpoint {
  /** Null: Unix sockets only. */
  port: number | null
  password: string | null
  url(database: string): string
}

/** Node cannot use Unix sockets on Windows: there it is a local port with a password. */
export async function chooseEndpoint(place: Place): Promise<Endpoint> {
  if (process.platform === 'win32') return localPort(place.home)
  const host = encodeURIComponent(place.sockets)
  return {
    port: null,
    password: null,
    url: (name) => `postgresql://${user}@localhost/${name}?host=${host}`,
  }
}

async function localPort(home: string): Promise<Endpoint> {
  const file = path.join(home, 'postgres.port')
  if (!existsSync(file)) {
    const password = randomBytes(24).toString('hex')
    await writeFile(file, `${await freePort()} ${password}`, { mode: 0o600 })
  }
  const [port, password = ''] = (await readFile(file, 'utf8')).split(' ')
  return {
    port: Number(port),
    password,
    url: (name) => `postgresql://${user}:${password}@127.0.0.1:${port}/${name}`,
  }
}
