import type { Rand } from './scenes/random.ts'

/** The words and figures that fill `{slots}`; a slot without a value rules its sentence out. */
export type Slots = Record<string, string | number | undefined>

export interface Phrase {
  /** Every slot it needs; `!pool` asks for a listing without one. */
  needs: readonly string[]
  parts: readonly string[]
}

/**
 * Reads one phrase a line. What a sentence speaks of must be true of the listing: slots say so by
 * themselves, `[pool !garden]` in front names what is meant without being said.
 */
export function phrases(text: string): readonly Phrase[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const match = /^\[([^\]]+)\]\s*(.*)$/.exec(line)
      const parts = (match?.[2] ?? line).split(/[{}]/)
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

/** A phrase that is true of the listing; undefined when the list has none. */
export function say(r: Rand, list: readonly Phrase[], slots: Slots): string | undefined {
  const start = Math.floor(r.next() * list.length)
  for (let i = 0; i < list.length; i++) {
    const phrase = list[(start + i) % list.length] as Phrase
    if (fits(phrase, slots)) return fill(phrase, slots)
  }
  return undefined
}

export function paragraphs(...blocks: (string | undefined)[][]): string {
  return blocks
    .map((sentences) => sentences.filter((sentence) => sentence !== undefined).join(' '))
    .filter((text) => text !== '')
    .map((text) => `<p>${text}</p>`)
    .join('\n')
}
