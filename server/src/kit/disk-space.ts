import { statfs } from 'node:fs/promises'
import type { Collector } from './collector.ts'

/** The space of the disks that hold these folders. A folder that does not exist yet has no value. */
export function diskSpace(folders: Readonly<Record<string, string | undefined>>): Collector {
  return {
    gauges: [
      {
        name: 'jacaranda_disk_free_bytes',
        help: 'Free space on the disk that holds a folder',
        labels: ['folder'],
      },
      {
        name: 'jacaranda_disk_size_bytes',
        help: 'Size of the disk that holds a folder',
        labels: ['folder'],
      },
    ],
    async read() {
      const found = await Promise.all(
        Object.entries(folders).map(async ([folder, path]) => {
          const disk = path === undefined ? undefined : await statfs(path).catch(() => undefined)
          if (!disk) return []
          const labels = { folder }
          return [
            { name: 'jacaranda_disk_free_bytes', labels, value: disk.bavail * disk.bsize },
            { name: 'jacaranda_disk_size_bytes', labels, value: disk.blocks * disk.bsize },
          ] as const
        }),
      )
      return found.flat()
    },
  }
}
