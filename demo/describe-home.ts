import type { Home } from './homes.ts'
import { paragraphs, teller, type Slots, type Teller, type Usage } from './phrases.ts'
import type { Rand } from './scenes/random.ts'
import * as words from './words/homes.ts'

const titles = {
  house: words.houseTitles,
  unit: words.unitTitles,
  land: words.landTitles,
  farm: words.farmTitles,
  cottage: words.cottageTitles,
}

export function homeTitle(home: Home, slots: Slots, r: Rand, usage?: Usage): string {
  return teller(r, slots, usage).say(titles[home.of.form]) ?? `${home.of.type} in ${slots.suburb}`
}

function land({ say }: Teller, ending: string | undefined): string {
  return paragraphs(
    [say(words.landBody), say(words.landBody), say(words.landBody)],
    [say(words.surroundings), say(words.surroundings), ending],
  )
}

function farm({ say }: Teller, ending: string | undefined): string {
  return paragraphs(
    [say(words.farmInside), say(words.farmInside)],
    [say(words.farmInside), say(words.farmInside), say(words.utilities)],
    [say(words.farmAround), ending],
  )
}

export function describeHome(
  home: Home,
  slots: Slots,
  r: Rand,
  usage?: Usage,
  brief = false,
): string {
  const told = teller(r, slots, usage)
  const { say } = told
  const ending = say(home.isSale ? words.closings : words.rentalClosings)
  if (home.of.form === 'land') return land(told, ending)
  if (home.of.form === 'farm') return farm(told, ending)
  if (brief) return paragraphs([say(words.openings), say(words.outside), say(words.utilities)])
  return paragraphs(
    [say(words.openings), say(words.inside)],
    [say(words.inside), say(words.inside)],
    [say(words.outside), say(words.outside), say(words.utilities), say(words.utilities)],
    [say(words.safety), say(words.surroundings), ending],
  )
}
