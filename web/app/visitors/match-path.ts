import type { RouteConfigEntry } from '@react-router/dev/routes'

export interface FoundRoute {
  id: string
  params: Record<string, string | undefined>
}

interface PathRoute {
  id: string
  pattern: RegExp
  names: string[]
  /** Fixed words come before parameters, and these before what takes everything. */
  rank: string
}

function toRoute(id: string, path: string): PathRoute {
  const names: string[] = []
  const words = path.split('/').filter(Boolean)
  const parts = words.map((word) => {
    if (word === '*') {
      names.push('*')
      return '(?:/(.*))?'
    }
    if (!word.startsWith(':')) return `/${word.replaceAll(/[^\w-]/g, String.raw`\$&`)}`
    names.push(word.slice(1))
    return '/([^/]+)'
  })
  return {
    id,
    names,
    pattern: new RegExp(`^${parts.join('')}/?$`, 'i'),
    rank: words.map((word) => (word === '*' ? '2' : word.startsWith(':') ? '1' : '0')).join(''),
  }
}

function routesOf(entries: readonly RouteConfigEntry[]): PathRoute[] {
  return entries.flatMap(({ id, file, index, path, children = [] }) => [
    ...(index || path ? [toRoute(id ?? file.replace(/\.tsx$/, ''), path ?? '')] : []),
    ...routesOf(children),
  ])
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** Finds the route of a path as the router of the whole site does. */
export function createMatcher(
  entries: readonly RouteConfigEntry[],
): (pathname: string) => FoundRoute | undefined {
  const routes = routesOf(entries).toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
  return (pathname) => {
    for (const { id, pattern, names } of routes) {
      const found = pattern.exec(pathname)
      if (!found) continue
      const values = found.slice(1).map((value) => decoded(value ?? ''))
      // The router of the whole site says what is wrong with such an address.
      if (values.includes(undefined)) return undefined
      return { id, params: Object.fromEntries(names.map((name, at) => [name, values[at]])) }
    }
    return undefined
  }
}
