import type { SavedSearchKind } from '#contract/saved-searches/saved-query.ts'

/** The saved search whose criteria are being edited on a results page. */
export interface EditedSearch {
  id: number
  version: number
  kind: SavedSearchKind
  name: string
}

const name = 'jacaranda-edited-search'

/** Only for this tab. */
export function editedSearch(kind: SavedSearchKind): EditedSearch | null {
  try {
    const read = JSON.parse(sessionStorage.getItem(name) ?? 'null') as EditedSearch | null
    return read?.kind === kind ? read : null
  } catch {
    return null
  }
}

export function startEditing(search: EditedSearch): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(search))
  } catch {
    // Without storage the search can still be saved as a new one.
  }
}

export function stopEditing(): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Nothing was stored either.
  }
}
