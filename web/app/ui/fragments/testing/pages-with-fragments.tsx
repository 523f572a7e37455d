import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { FragmentsContext } from '../cached-fragment.tsx'
import { FragmentCache, FragmentsOfPage, type MarkedPage } from '../fragment-cache.ts'

/** Renders one page after another, each with the fragments of those before it. */
export function pagesWithFragments(cache = new FragmentCache()) {
  let pages = 0

  function rendered(page: ReactElement): MarkedPage {
    const fragments = new FragmentsOfPage(`nonce${pages++}`, cache)
    return fragments.take(
      renderToString(<FragmentsContext value={fragments}>{page}</FragmentsContext>),
    )
  }

  return { cache, rendered, sent: (page: ReactElement) => sent(rendered(page)) }
}

/** The page as it is sent, with the fragments in the places of their marks. */
function sent({ html, mark, fragments }: MarkedPage): string {
  return fragments.reduce(
    (text, { bytes }, n) => text.replace(`${mark}${n}]`, () => bytes.toString()),
    html,
  )
}
