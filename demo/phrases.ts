import type { Rand } from './scenes/random.ts'

/** The values that fill `{slots}`; a slot without a value excludes its phrase. */
export type Slots = Record<string, string | number | undefined>

export interface Phrase {
  /** Every slot it needs; `!pool` needs a listing without one. */
  needs: readonly string[]
  parts: readonly string[]
}

/** The space in `R {rates}` and in `{erf} m²`, where a line must not break. */
const beforeUnit = /(?<=\bR) (?=\{)|(?<=\}) (?=(?:m²|m|km|A|hectares|litre)(?!\p{L}))/gu

/**
 * Reads one phrase per line. A phrase must be true of its listing: it needs every slot it fills,
 * and a leading `[pool !garden]` names further conditions.
 */
export function phrases(text: string): readonly Phrase[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const match = /^\[([^\]]+)\]\s*(.*)$/.exec(line)
      const parts = (match?.[2] ?? line).replace(beforeUnit, '\u00a0').split(/[{}]/)
      const slots = parts.filter((_, i) => i % 2 === 1)
      return { needs: [...(match?.[1]?.split(/\s+/) ?? []), ...slots], parts }
    })
}

function holds(need: string, slots: Slots): boolean {
  return need.startsWith('!') ? slots[need.slice(1)] === undefined : slots[need] !== undefined
}

function fits(phrase: Phrase, slots: Slots): boolean {
  for (const need of phrase.needs) if (!holds(need, slots)) return false
  return true
}

export function fill(phrase: Phrase, slots: Slots): string {
  let text = ''
  phrase.parts.forEach((part, i) => {
    text += i % 2 === 0 ? part : slots[part]
  })
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** How often each phrase was used, so that a page of listings does not repeat itself. */
export type Usage = Map<Phrase, number>

export interface Teller {
  /**
   * A phrase that is true of the listing and has not been used before; undefined if none is left.
   */
  say(list: readonly Phrase[]): string | undefined
}

const looks = 5

/** If usage is tracked, a few matching phrases are compared and the least used one is chosen. */
export function teller(r: Rand, slots: Slots, usage?: Usage): Teller {
  const said = new Set<Phrase>()
  const free = (phrase: Phrase) => !said.has(phrase) && fits(phrase, slots)

  function find(list: readonly Phrase[]): Phrase | undefined {
    let best: Phrase | undefined
    for (let tries = 0, found = 0; tries < 24 && found < (usage ? looks : 1); tries++) {
      const phrase = list[Math.floor(r.next() * list.length)] as Phrase
      if (!free(phrase)) continue
      found += 1
      if (!best || (usage?.get(phrase) ?? 0) < (usage?.get(best) ?? 0)) best = phrase
    }
    return best ?? list.find(free)
  }

  return {
    say(list) {
      const phrase = find(list)
      if (!phrase) return undefined
      said.add(phrase)
      usage?.set(phrase, (usage.get(phrase) ?? 0) + 1)
      return fill(phrase, slots)
    },
  }
}

export function paragraphs(...blocks: (string | undefined)[][]): string {
  return blocks
    .map((sentences) => sentences.filter((sentence) => sentence !== undefined).join(' '))
    .filter((text) => text !== '')
    .map((text) => `<p>${text}</p>`)
    .join('\n')
}
