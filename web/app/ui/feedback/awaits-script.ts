/** Marks what a page shows as still to come: where a visitor sees it, the scripts start once the page is painted. */
export const awaitsAttribute = 'data-awaits-script'

/** For the element itself. */
export const awaitsScript = { [awaitsAttribute]: '' }
