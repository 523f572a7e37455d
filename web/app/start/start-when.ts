import { fileById } from '../route-table.ts'
import routes from '../routes.ts'
import type { StartWhen } from './hold-scripts.ts'
import { completeScreens } from './visitor-screens.ts'

const files = fileById(routes)

interface ShownPage {
  /** Of the innermost route. */
  routeId: string
  url: URL
  isLoggedIn: boolean
}

/** Whoever is logged in came to work; a map is drawn by script. */
export function startWhen({ routeId, url, isLoggedIn }: ShownPage): StartWhen {
  const hasMap = url.searchParams.get('view') === 'map' || url.searchParams.has('driveFrom')
  const isComplete = completeScreens.test(files.get(routeId) ?? '')
  return isComplete && !hasMap && !isLoggedIn ? 'used' : 'painted'
}
