/**
 * For Node itself. On a large machine it would let the space for new objects grow to 128 MB, of which
 * only 5 are in use after a collection. How far the rest of the heap may grow before the next
 * collection depends on its limit: to four times what is in use with a limit of 2 GB or more, to 1.6
 * times with 1 GB, and less with 768 MB, which is still several times what is ever in use.
 */
const nodeFlags = ['--max-semi-space-size=16', '--max-old-space-size=768']

/**
 * For the C library, which reads them when a process starts. By default it has a heap for each thread,
 * and keeps most freed memory: its thresholds rise once a large block has been freed. With fixed
 * thresholds, blocks from 40 KB are returned to the operating system at once. One heap is enough,
 * because one thread does nearly all the work.
 */
const libraryDefaults = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '40960',
  MALLOC_TRIM_THRESHOLD_: '4194304',
}

/** The flags for a worker. Flags that this process was started with take precedence. */
export function memoryFlags(given: readonly string[] = process.execArgv): string[] {
  const names = new Set(given.map((flag) => flag.split('=')[0]))
  return [...given, ...nodeFlags.filter((flag) => !names.has(flag.split('=')[0]))]
}

export function memoryEnvironment(given: NodeJS.ProcessEnv = process.env): Record<string, string> {
  return Object.fromEntries(
    Object.entries(libraryDefaults).map(([name, value]) => [name, given[name] ?? value]),
  )
}
