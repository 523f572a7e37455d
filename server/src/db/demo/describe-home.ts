import type { Home } from './homes.ts'
import { paragraphs, say, type Slots } from './phrases.ts'
import type { Rand } from './scenes/random.ts'
import * as words from './words/homes.ts'

const titles = {
  house: words.houseTitles,
  unit: words.unitTitles,
  land: words.landTitles,
  farm: words.farmTitles,
  cottage: words.cottageTitles,
}

export function homeTitle(home: Home, slots: Slots, r: Rand): string {
  return say(r, titles[home.of.form], slots) ?? `${home.of.type} in ${slots.suburb}`
}

function distinct(...sentences: (string | undefined)[]): (string | undefined)[] {
  return [...new Set(sentences)]
}

export function describeHome(home: Home, slots: Slots, r: Rand): string {
  const endings = home.isSale ? words.closings : words.rentalClosings
  const ending = () => say(r, endings, slots)
  const around = () => say(r, words.surroundings, slots)
  if (home.of.form === 'land') {
    const body = () => say(r, words.landBody, slots)
    return paragraphs(distinct(body(), body(), body()), distinct(around(), around()), [ending()])
  }
  if (home.of.form === 'farm') {
    const body = () => say(r, words.farmInside, slots)
    return paragraphs(
      distinct(body(), body()),
      distinct(body(), body(), body()),
      distinct(say(r, words.utilities, slots), around()),
      [ending()],
    )
  }
  const inner = () => say(r, words.inside, slots)
  const outer = () => say(r, words.outside, slots)
  const supply = () => say(r, words.utilities, slots)
  return paragraphs(
    distinct(say(r, words.openings, slots), inner()),
    distinct(inner(), inner()),
    distinct(outer(), outer(), supply(), supply()),
    distinct(say(r, words.safety, slots), around(), ending()),
  )
}
