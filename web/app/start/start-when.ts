import { fileById } from '../route-table.ts'
import routes from '../routes.ts'
import type { StartWhen } from './hold-scripts.ts'

const files = fileById(routes)

/** Screens that are complete before a script runs: their links and forms work, and their pictures are there. */
const completeScreens =
  /^features\/(home\/home|about\/[\w-]+|terms\/(terms|privacy-policy|website-disclaimer)|contact-messages\/contact|bond\/bond-calculator|properties\/(search\/(search-home|results)|detail\/(compact-)?property)|resorts\/(weeks-to-buy|resort|unit)|weeks\/(timeshare-search|week-results|about-timeshare|sell-week)|faq\/timeshare-faq|agencies\/agency-page|accounts\/(login|register|forgot-password)|payments\/(success|error)|campaigns\/campaign-expired|errors\/not-found)\.screen\.tsx$/

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
