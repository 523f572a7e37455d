/**
 * Which modules of visitors' pages share a chunk. A request for each small module would cost more
 * than its bytes.
 */

interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[]; importedIds: string[] } | null
}

const entry = /visitors[\\/]entry\.client/
const screen = /^virtual:visitor-screen:(.+)/
const leaflet = /node_modules[\\/]leaflet[\\/]/
/** Validates what forms and calls send; a page that only displays something does without it. */
const schemas = /node_modules[\\/]zod[\\/]|web[\\/]lazy-zod/

/** Whether a module depends on the schemas. */
function needsSchemas(id: string, graph: ModuleGraph): boolean {
  const needed = new Set([id])
  for (const each of needed) {
    if (schemas.test(each)) return true
    for (const other of graph.getModuleInfo(each)?.importedIds ?? []) needed.add(other)
  }
  return false
}

/** A module and all modules that depend on it. */
function usersOf(id: string, graph: ModuleGraph): Set<string> {
  const users = new Set([id])
  for (const each of users) {
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) users.add(importer)
  }
  return users
}

const screensOf = (users: Iterable<string>) => [
  ...new Set([...users].flatMap((user) => screen.exec(user)?.[1] ?? [])),
]

/** The screens that most visits start with and pass through. */
const mainScreens =
  /features[\\/](home[\\/]home|properties[\\/](search[\\/](search-home|results)|detail[\\/]property)|resorts[\\/](weeks-to-buy|resort|unit)|weeks[\\/](timeshare-search|week-results))\.screen/

/** How many of the main screens use a module. */
const most = 7
const several = 3
/** A module used by fewer screens is bundled with each of them. */
const fewestScreens = 6

/**
 * What every page has; what most of the main screens have; what several of them have; what other
 * screens share.
 */
function groupOf(id: string, graph: ModuleGraph): string | null {
  if (screen.test(id) || entry.test(id)) return null
  if (leaflet.test(id)) return 'leaflet'
  const users = usersOf(id, graph)
  if ([...users].some((user) => entry.test(user))) return 'frame'
  if (schemas.test(id)) return 'schemas'
  if (needsSchemas(id, graph)) return null
  const screens = screensOf(users)
  const main = screens.filter((each) => mainScreens.test(each)).length
  if (main >= most) return 'most'
  if (main >= several) return 'several'
  return screens.length >= fewestScreens ? 'other' : null
}

/**
 * A group includes the dependencies of its modules, so the one that most pages need comes first.
 */
const groups = ['leaflet', 'frame', 'schemas', 'most', 'several', 'other']

export const visitorChunks = groups.map((name, at) => ({
  name: (id: string, graph: ModuleGraph) => (groupOf(id, graph) === name ? name : null),
  priority: groups.length - at,
}))
