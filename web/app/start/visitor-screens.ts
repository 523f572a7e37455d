/** Screens that are complete before a script runs: their links and forms work, and their pictures are there. */
export const completeScreens =
  /^features\/(home\/home|about\/[\w-]+|terms\/(terms|privacy-policy|website-disclaimer)|contact-messages\/contact|bond\/bond-calculator|properties\/(search\/(search-home|results)|detail\/(compact-)?property)|resorts\/(weeks-to-buy|resort|unit)|weeks\/(timeshare-search|week-results|about-timeshare|sell-week)|faq\/timeshare-faq|agencies\/agency-page|accounts\/(login|register|forgot-password)|payments\/(success|error)|campaigns\/campaign-expired|errors\/not-found)\.screen\.tsx$/

/** Those that scripts complete. */
const drawnByScript =
  /^features\/(enquiries\/enquire-now|comparisons\/compare|favourites\/(favourites|shared-favourites))\.screen\.tsx$/

/** Screens whose pages for visitors are drawn without the router of the whole site. */
export const visitorScreens = new RegExp(`${completeScreens.source}|${drawnByScript.source}`)
