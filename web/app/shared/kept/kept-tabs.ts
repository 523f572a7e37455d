import type { ComponentType } from 'react'
import { links } from '#contract/links.ts'
import type { Who } from '#contract/permissions.ts'
import { CompareCount } from '../comparisons/compare-count.tsx'
import { FavouritesCount } from '../favourites/favourites-count.tsx'
import { SavedSearchCount } from '../saved-searches/saved-search-count.tsx'

export interface KeptTab {
  label: string
  to: string
  who: Who
  /** Shows how many there are; nothing while the number is unknown. */
  Count?: ComponentType
}

/** The pages with what someone has saved, in the order of their tabs. */
export const keptTabs: readonly KeptTab[] = [
  {
    label: 'Saved searches',
    to: links.savedSearches(),
    who: 'signedIn',
    Count: SavedSearchCount,
  },
  {
    label: 'Favourites',
    to: links.favourites(),
    who: 'everyone',
    Count: FavouritesCount,
  },
  { label: 'Compare', to: links.comparePath(), who: 'everyone', Count: CompareCount },
  { label: 'Conversations', to: links.conversations(), who: 'conversations.use' },
  { label: 'My details', to: links.profile(), who: 'signedIn' },
]
