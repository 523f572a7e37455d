const finderTabs = ['timeshare', 'commercial', 'residential'] as const
export type FinderTab = (typeof finderTabs)[number]

/** Most people look for homes. */
export function finderTabOf(text: string | null): FinderTab {
  return finderTabs.find((tab) => tab === text?.toLowerCase()) ?? 'residential'
}
