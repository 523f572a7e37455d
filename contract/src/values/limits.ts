/**
 * The limits of replies, for clients that reserve room for them. No call accepts a longer text or
 * list, so none is stored; values composed of several stay well within these limits.
 */
export const longestText = 1_000_000
export const mostEntries = 100_000
