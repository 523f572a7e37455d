/** Represents whatever a link is made from: an id, a name, a listing. */
const anything: never = new Proxy(() => '1', {
  get: (_, name) => {
    if (name === Symbol.toPrimitive || name === 'toString') return () => '1'
    if (name === 'trim') return () => '1'
    if (name === 'toLowerCase') return () => 'residential'
    if (name === 'kind') return 'week'
    if (name === 'usage') return 'Residential'
    return name === Symbol.iterator ? [][Symbol.iterator].bind([]) : undefined
  },
  ownKeys: () => [],
  getOwnPropertyDescriptor: () => undefined,
}) as never

/** Every path builder by its name, with each address that it builds. */
export function builtLinks(links: object): [name: string, address: string][] {
  return Object.entries(links).flatMap(([name, build]) => {
    const make = build as (...given: unknown[]) => string
    // Where a second value decides between two pages, both are built.
    const addresses = [make(anything, anything, anything), make(anything, false, false)]
    return [...new Set(addresses)].map((address): [string, string] => [name, address])
  })
}

/** An address fits a path of the table when its variable parts may be anything. */
export function patternOf(path: string): RegExp {
  const pattern = path
    .split('/')
    .map((part) => {
      if (part.startsWith(':')) return part.endsWith('?') ? '[^/]*' : '[^/]+'
      return part === '*' ? '.*' : part.replace(/[.+()]/g, '\\$&')
    })
    .join('/')
  return new RegExp(`^${pattern}/?$`)
}
