export const searchFrequencies = ['atOnce', 'daily', 'weekly'] as const
export type SearchFrequency = (typeof searchFrequencies)[number]

export const frequencyNames: Record<SearchFrequency, string> = {
  atOnce: 'Immediately',
  daily: 'Daily',
  weekly: 'Weekly',
}

/** Per person. */
export const mostSavedSearches = 50
/** More new matches than this are not counted. */
export const newMatchesCap = 99
export const usualHour = 7
export const longestName = 100
