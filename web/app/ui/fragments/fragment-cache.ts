/** A part of a page as HTML that is the same wherever it stands. */
export interface Fragment {
  readonly bytes: Buffer
}

/** A few thousand cards, in each of the two halves. */
const mostBytes = 1_500_000

/** Ids of React and of Preact say where in the page an element stands. */
const placeInPage = /_R_|["#]P\d+-\d/
/** React announces a picture in the head of the page, unless it is loaded when it comes near the screen. */
const announcedPicture = /<img(?![^>]*\bloading="lazy")/

/** Written by React between two texts that follow each other, as two marks do. */
const betweenTexts = '<!-- -->'

const isTheSameEverywhere = (html: string) =>
  html.startsWith('<') &&
  html.endsWith('>') &&
  !placeInPage.test(html) &&
  !announcedPicture.test(html)

/**
 * The fragments of earlier pages by what they are made of. When one half is full, it becomes the earlier one, and what
 * nobody asked for since then gives way: that takes one look for a fragment, where an order by last use takes three.
 */
export class FragmentCache {
  #recent = new Map<string, Fragment>()
  #earlier = new Map<string, Fragment>()
  #bytes = 0

  find(key: string): Fragment | undefined {
    const recent = this.#recent.get(key)
    if (recent) return recent
    const earlier = this.#earlier.get(key)
    if (earlier) this.#keep(key, earlier)
    return earlier
  }

  add(key: string, html: string): Fragment {
    const fragment = { bytes: Buffer.from(html) }
    this.#keep(key, fragment)
    return fragment
  }

  #keep(key: string, fragment: Fragment): void {
    if (this.#bytes >= mostBytes) {
      this.#earlier = this.#recent
      this.#recent = new Map()
      this.#bytes = 0
    }
    this.#recent.set(key, fragment)
    this.#bytes += key.length + fragment.bytes.length
  }
}

/** A page as text, in which marks stand for the fragments that it has in common with others. */
export interface MarkedPage {
  html: string
  /** Every mark begins so; the number of its fragment and a closing bracket follow. */
  mark: string
  fragments: readonly Fragment[]
}

const cache = new FragmentCache()

/** The fragments of one page while React renders it: those that are known, and new ones for the pages after it. */
export class FragmentsOfPage {
  readonly #mark: string
  readonly #cache: FragmentCache
  readonly #fragments: Fragment[] = []
  readonly #newKeys: string[] = []

  /** A nonce, so that no text of a listing is taken for a mark. */
  constructor(nonce: string, known: FragmentCache = cache) {
    this.#mark = `[${nonce} `
    this.#cache = known
  }

  /** The mark of a fragment that is known. */
  markOf(key: string): string | undefined {
    const known = this.#cache.find(key)
    return known && this.#markFor(known)
  }

  /** The marks before and after a fragment that is not. */
  marksAround(key: string): [string, string] {
    const place = this.#newKeys.push(key) - 1
    return [`${this.#mark}+${place}]`, `${this.#mark}-${place}]`]
  }

  /** The finished page: new fragments are kept for others if they may stand there. */
  take(rendered: string): MarkedPage {
    const html = rendered.replaceAll(betweenTexts + this.#mark, this.#mark)
    let text = ''
    let from = 0
    for (const [place, key] of this.#newKeys.entries()) {
      const [before, after] = [`${this.#mark}+${place}]`, `${this.#mark}-${place}]`]
      const start = html.indexOf(before, from)
      const end = html.indexOf(after, start)
      if (start < 0 || end < 0) continue
      const fragment = html.slice(start + before.length, end)
      text += html.slice(from, start)
      text += isTheSameEverywhere(fragment)
        ? this.#markFor(this.#cache.add(key, fragment))
        : fragment
      from = end + after.length
    }
    return { html: text + html.slice(from), mark: this.#mark, fragments: this.#fragments }
  }

  #markFor(fragment: Fragment): string {
    return `${this.#mark}${this.#fragments.push(fragment) - 1}]`
  }
}
