import type { RouteConfigEntry } from '@react-router/dev/routes'

/** Whether the program was started by `npm run dev`; never in a build, nor in a browser. */
export const isDevelopment = typeof process !== 'undefined' && process.argv.includes('--dev')

/** One path and the file of its screen. A screen with two paths takes an id for the second. */
export function screen(path: string, file: string, id?: string): RouteConfigEntry {
  return { path: path.slice(1), file, ...(id ? { id } : {}) }
}

/** The home page of the site. */
export function homeScreen(file: string): RouteConfigEntry {
  return { index: true, file }
}

/** Screens that share the frame around them. */
export function within(frame: string, children: RouteConfigEntry[]): RouteConfigEntry {
  return { file: frame, children }
}

/** Every path of the table in small letters, since paths ignore case. */
export function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => [
    ...(entry.index ? ['/'] : []),
    ...(entry.path ? [`/${entry.path.toLowerCase()}`] : []),
    ...pathsOf(entry.children ?? []),
  ])
}

/** Every file of the table, also of the frames. */
export function filesOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)])
}

/** The file of each screen and frame by the id of its route. */
export function fileById(entries: readonly RouteConfigEntry[]): Map<string, string> {
  return new Map(
    entries.flatMap(({ id, file, children = [] }) => [
      [id ?? file.replace(/\.tsx$/, ''), file] as const,
      ...fileById(children),
    ]),
  )
}
