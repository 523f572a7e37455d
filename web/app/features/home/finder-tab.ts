const finderTabs = ['timeshare', 'commercial', 'residential'] as const
export type FinderTab = (typeof finderTabs)[number]

/** Homes are what most people look for. */
export function finderTabOf(text: string | null): FinderTab {
  return finderTabs.find((tab) => tab === text?.toLowerCase()) ?? 'residential'
}
