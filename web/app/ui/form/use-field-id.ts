import { createContext, useContext, useId } from 'react'

/**
 * Set around a form that is on a page only once: the ids of its fields are then made from their names, so that its HTML
 * is the same on every page and can be cached (`ui/fragments`).
 */
export const FieldIds = createContext<string | undefined>(undefined)

export function useFieldId(name: string, given?: string): string {
  const form = useContext(FieldIds)
  if (form !== undefined) return given ?? `${form}-${name}`
  // Preact counts ids: one that is made in vain changes all that follow, but only where no cached part is in its place.
  // A form keeps its name, so this is called each time or never.
  // oxlint-disable-next-line react/rules-of-hooks
  const own = useId()
  return given ?? own
}
