export const laterAttribute = 'data-later'

/** For an element that usually begins below the screen: it is laid out after the first paint. */
export const later = { [laterAttribute]: '' }
