import type { Home } from './homes.ts'
import { paragraphs, teller, type Slots, type Teller, type Usage } from './phrases.ts'
import type { Rand } from './scenes/random.ts'
import * as texts from './texts/homes.ts'

const titles = {
  house: texts.houseTitles,
  unit: texts.unitTitles,
  land: texts.landTitles,
  farm: texts.farmTitles,
  cottage: texts.cottageTitles,
}

export function homeTitle(home: Home, slots: Slots, r: Rand, usage?: Usage): string {
  const list = home.has.thatch ? texts.thatchTitles : titles[home.of.form]
  return teller(r, slots, usage).say(list) ?? `${home.of.type} in ${slots.suburb}`
}

function land({ say }: Teller, ending: string | undefined): string {
  return paragraphs(
    [say(texts.landBody), say(texts.landBody), say(texts.landBody)],
    [say(texts.surroundings), say(texts.surroundings), ending],
  )
}

function farm({ say }: Teller, ending: string | undefined): string {
  return paragraphs(
    [say(texts.farmInside), say(texts.farmInside)],
    [say(texts.farmInside), say(texts.farmInside), say(texts.utilities)],
    [say(texts.farmAround), ending],
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
  const ending = say(home.isSale ? texts.closings : texts.rentalClosings)
  if (home.of.form === 'land') return land(told, ending)
  if (home.of.form === 'farm') return farm(told, ending)
  if (brief) return paragraphs([say(texts.openings), say(texts.outside), say(texts.utilities)])
  return paragraphs(
    [say(texts.openings), say(texts.inside)],
    [say(texts.inside), say(texts.inside)],
    [say(texts.outside), say(texts.outside), say(texts.utilities), say(texts.utilities)],
    [say(texts.safety), say(texts.surroundings), ending],
  )
}
