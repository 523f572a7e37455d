import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from './embedded/launcher.ts'
import { isAlive } from './embedded/start-lock.ts'
import { createTemplate } from './testing.ts'

const prefix = 'jacaranda-test-'

/** For vitest's `globalSetup`: one server and one template for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    project.provide('testServer', { url: given, template: await createTemplate(given) })
    return async () => {}
  }
  await sweepAbandoned()
  const folder = await mkdtemp(path.join(os.tmpdir(), `${prefix}${process.pid}-`))
  // If run by root, the server belongs to another user, who must be able to enter.
  await chmod(folder, 0o711)
  const server = await startEmbedded(folder, { durable: false })
  project.provide('testServer', { url: server.url, template: await createTemplate(server.url) })
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** A killed run leaves its server behind. */
async function sweepAbandoned(): Promise<void> {
  for (const name of readdirSync(os.tmpdir())) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? []
    if (!pid || isAlive(Number(pid))) continue
    const folder = path.join(os.tmpdir(), name)
    try {
      if (existsSync(path.join(folder, 'postgres', 'postmaster.pid'))) {
        await (await startEmbedded(folder, { durable: false })).stop()
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    } catch {
      // Another user's folder: not ours to clean.
    }
  }
}
