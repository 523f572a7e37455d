export const deferredLayoutAttribute = 'data-later'

/** The props of an element that usually begins below the screen, so that it is laid out only after the first paint. */
export const deferredLayout = { [deferredLayoutAttribute]: '' }
