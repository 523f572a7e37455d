import type { SavedSearch, SearchChange } from '#contract/saved-searches/saved-searches.schema.ts'

/** What a list of saved searches can do: with an account, or with a link from an email. */
export interface SearchActions {
  busy: boolean
  /** False when it was refused; the reason is shown. */
  change(
    search: SavedSearch,
    change: Partial<Omit<SearchChange, 'id' | 'version'>>,
  ): Promise<boolean>
  remove(search: SavedSearch): Promise<void>
  /** With an account alone. */
  look?: (search: SavedSearch) => void
  edit?: (search: SavedSearch) => void
}
