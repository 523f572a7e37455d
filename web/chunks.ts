import { chunkOrder, type ChunkName } from './chunk-order.ts'

/** Which modules share a chunk. A request for each small module would cost more than its bytes. */

interface ModuleGraph {
  getModuleInfo(id: string): { importers: string[] } | null
}

const framework = /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/
/** Validates what forms and calls send; a page that only displays something does without it. */
const schemas = /node_modules[\\/]zod[\\/]|web[\\/]lazy-zod/
const ownParts = /web[\\/]app[\\/]|contract[\\/]src[\\/]|node_modules[\\/]@tabler[\\/]/

/** Around every page that visitors see. */
const frames = /app[\\/](root|shell[\\/]public[\\/]public-shell)\.tsx/

/** The screens that most visits start with and pass through. */
const publicScreens =
  /features[\\/](home[\\/]home|properties[\\/](search[\\/](search-home|results)|detail[\\/]property)|resorts[\\/](weeks-to-buy|resort|unit)|weeks[\\/](timeshare-search|week-results))\.screen/

/** Common next screens: back office code must not come with them. */
const furtherScreens =
  /features[\\/](enquiries[\\/]enquire-now|comparisons[\\/]compare|favourites[\\/]favourites|accounts[\\/]login)\.screen/

/** The pages of homes do without weeks, and a listing's page without the search fields. */
const weeks = /[\\/]weeks[\\/]/
const searchFields =
  /shared[\\/](places|sentences)[\\/]|contract[\\/]src[\\/](places|sentences)[\\/]|ui[\\/]form[\\/](date-field|combobox|marked-part|rand-field|amount-text|use-(amount-input|day-choice|listbox|suggestions))/

const screen = /\.screen\.tsx/

/** A module used by fewer screens is bundled with each of them. */
const fewest = { publicScreens: 3, screens: 12 }

/** A module and all modules that depend on it. */
function usersOf(id: string, graph: ModuleGraph): Set<string> {
  const users = new Set([id])
  for (const each of users) {
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) users.add(importer)
  }
  return users
}

type Group = Exclude<ChunkName, 'framework' | 'schemas'>

/**
 * For the frames, for several public screens and their subjects, or for many screens on both sides
 * or in the office.
 */
function groupOf(id: string, graph: ModuleGraph): Group | null {
  if (screen.test(id) || frames.test(id)) return null
  const users = [...usersOf(id, graph)]
  if (users.some((user) => frames.test(user))) return 'shared'
  const screens = [
    ...new Set(users.filter((user) => screen.test(user)).map((user) => user.split('?')[0] ?? '')),
  ]
  const visited = screens.filter((each) => publicScreens.test(each)).length
  if (visited >= fewest.publicScreens) {
    if (weeks.test(id)) return 'weeks'
    return searchFields.test(id) ? 'search' : 'public'
  }
  if (screens.length < fewest.screens) return null
  const isPublic = visited > 0 || screens.some((each) => furtherScreens.test(each))
  return isPublic ? 'common' : 'office'
}

function groupNamed(name: Group, priority: number) {
  return {
    name: (id: string, graph: ModuleGraph) => (groupOf(id, graph) === name ? name : null),
    test: ownParts,
    priority,
  }
}

/**
 * A group includes the dependencies of its modules, so the one that most pages need comes first.
 */
export const chunkGroups = chunkOrder.map((name, at) => {
  const priority = chunkOrder.length - at
  if (name === 'framework') return { name, test: framework, priority }
  if (name === 'schemas') return { name, test: schemas, priority }
  return groupNamed(name, priority)
})
