import { createContext, useContext, type ReactNode } from 'react'
import type { FragmentsOfPage } from './fragment-cache.ts'

/** Set where a visitor's page is rendered by the server; a fragment inside another one is a part of it. */
export const FragmentsContext = createContext<FragmentsOfPage | undefined>(undefined)

interface CachedFragmentProps {
  name: string
  /** Everything that its HTML depends on. */
  dependsOn: unknown
  /** A single element, none of whose siblings is text. */
  children: ReactNode
}

function RenderedFragment({ name, dependsOn, children }: CachedFragmentProps) {
  const page = useContext(FragmentsContext)
  if (!page) return children
  const key = `${name} ${JSON.stringify(dependsOn)}`
  const known = page.markOf(key)
  if (known) return known
  const [before, after] = page.marksAround(key)
  return (
    <FragmentsContext value={undefined}>
      {before}
      {children}
      {after}
    </FragmentsContext>
  )
}

/**
 * A part of many pages that visitors get, such as a card: the server renders it once, and afterwards writes the
 * HTML that it knows into each page. It must be the same for all visitors and must have no `useId` inside.
 */
export const CachedFragment = import.meta.env.SSR
  ? RenderedFragment
  : ({ children }: CachedFragmentProps) => children
