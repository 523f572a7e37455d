import { utf8 } from '../kit/utf8.ts'
import { ClassSet } from './class-set.ts'

/** A part of a page that was rendered earlier, for another page. */
interface Fragment {
  readonly bytes: Buffer
}

/** A page as the site renders it, with marks in place of the fragments that it shares with other pages. */
export interface MarkedPage {
  html: string
  /** The beginning of every mark; the number of its fragment and a closing bracket follow. */
  mark: string
  fragments: readonly Fragment[]
}

export const unmarked = (html: string): MarkedPage => ({ html, mark: '', fragments: [] })

/** The bytes of a page, in order, with its fragments in place of their marks. */
export function withFragments({ html, mark, fragments }: MarkedPage): Buffer[] {
  if (fragments.length === 0) return [utf8(html)]
  const pieces: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    const end = html.indexOf(']', at)
    const fragment = fragments[Number(html.slice(at + mark.length, end))]
    pieces.push(utf8(html.slice(from, at)), ...(fragment ? [fragment.bytes] : []))
    from = end + 1
  }
  pieces.push(utf8(html.slice(from)))
  return pieces
}

const classesOfFragment = new WeakMap<Fragment, ClassSet>()

/** The classes of all elements on a page; those of a fragment are read only once. */
export function classesOfPage(html: string, fragments: readonly Fragment[]): ClassSet {
  const classes = ClassSet.of(html)
  for (const fragment of fragments) {
    let own = classesOfFragment.get(fragment)
    if (!own) classesOfFragment.set(fragment, (own = ClassSet.of(fragment.bytes.toString())))
    classes.addAll(own)
  }
  return classes
}
