import { createContext, useContext, useId } from 'react'

/**
 * Set around a form that is on a page only once: the ids of its fields are then made from their names, so that its HTML
 * is the same on every page and can be cached (`ui/fragments`).
 */
export const FieldIds = createContext<string | undefined>(undefined)

export function useFieldId(name: string, given?: string): string {
  const own = useId()
  const form = useContext(FieldIds)
  return given ?? (form ? `${form}-${name}` : own)
}
