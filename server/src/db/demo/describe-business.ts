import type { Business } from './businesses.ts'
import { paragraphs, say, type Slots } from './phrases.ts'
import type { Rand } from './scenes/random.ts'
import * as words from './words/business.ts'

const titles = {
  office: words.officeTitles,
  shop: words.shopTitles,
  industrial: words.industrialTitles,
  other: words.otherTitles,
  lodge: words.lodgeTitles,
  land: words.businessLandTitles,
}

export function businessTitle(business: Business, slots: Slots, r: Rand): string {
  return say(r, titles[business.of.form], slots) ?? `${business.of.type} in ${slots.suburb}`
}

export function describeBusiness(business: Business, slots: Slots, r: Rand): string {
  const inner = () => say(r, words.businessInside, slots)
  const supply = () => say(r, words.businessUtilities, slots)
  const around = () => say(r, words.businessSurroundings, slots)
  const ending = say(r, business.isSale ? words.businessSaleClosings : words.businessClosings, slots)
  const distinct = (...sentences: (string | undefined)[]) => [...new Set(sentences)]
  if (business.of.form === 'land') {
    return paragraphs(distinct(around(), around()), [`Zoning is ${business.zoning}.`, ending])
  }
  return paragraphs(
    distinct(say(r, words.businessOpenings, slots), inner()),
    distinct(inner(), inner(), supply()),
    distinct(supply(), around(), around()),
    [ending],
  )
}
