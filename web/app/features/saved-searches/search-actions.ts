import type { SavedSearch, SearchChange } from '#contract/saved-searches/saved-searches.schema.ts'

/** The actions of a list of saved searches: with an account, or with a link from an email. */
export interface SearchActions {
  busy: boolean
  /** False if it was refused; the reason is shown. */
  change(
    search: SavedSearch,
    change: Partial<Omit<SearchChange, 'id' | 'version'>>,
  ): Promise<boolean>
  remove(search: SavedSearch): Promise<void>
  /** Only with an account. */
  look?: (search: SavedSearch) => void
  edit?: (search: SavedSearch) => void
}
