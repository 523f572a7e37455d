import { setTimeout as pause } from 'node:timers/promises'
import path from 'node:path'
import { between } from '../choices.ts'
import type { Fault } from './fault.ts'

/** The disk of the stored files is full. */
export const fullFiles: Fault = {
  name: 'full-disk-files',
  sites: ['embedded'],
  weight: 1,
  async strike({ site, random }) {
    site.program.fail({ fullFolder: path.join(site.dataDir, 'files') })
    try {
      await pause(between(random, 500, 2500))
    } finally {
      site.program.fail({ fullFolder: null })
    }
  },
}

/** The disk of the database is full, and that of the files if they are in the same folder. */
export const fullDatabase: Fault = {
  name: 'full-disk-database',
  sites: ['server', 'embedded'],
  weight: 1,
  impossible: ({ disk }) => (disk ? undefined : 'only root can mount a small disk'),
  async strike({ site, random }) {
    try {
      await site.disk?.fill()
      await pause(between(random, 500, 4000))
    } finally {
      site.disk?.free()
      await site.restartDatabase()
    }
  },
}
