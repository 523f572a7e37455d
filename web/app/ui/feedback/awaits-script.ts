/** Marks a part that only a script can complete: if it is visible, the scripts start as soon as the page is painted. */
export const awaitsAttribute = 'data-awaits-script'

/** The props of such an element. */
export const awaitsScript = { [awaitsAttribute]: '' }
