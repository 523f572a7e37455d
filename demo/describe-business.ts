import type { Business } from './businesses.ts'
import { paragraphs, teller, type Slots, type Usage } from './phrases.ts'
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

export function businessTitle(business: Business, slots: Slots, r: Rand, usage?: Usage): string {
  const title = teller(r, slots, usage).say(titles[business.of.form])
  return title ?? `${business.of.type} in ${slots.suburb}`
}

export function describeBusiness(
  business: Business,
  slots: Slots,
  r: Rand,
  usage?: Usage,
  brief = false,
): string {
  const { say } = teller(r, slots, usage)
  const ending = say(business.isSale ? words.businessSaleClosings : words.businessClosings)
  if (business.of.form === 'land') {
    return paragraphs(
      [say(words.businessLandBody), say(words.businessLandBody)],
      [say(words.businessSurroundings), `The zoning is ${business.zoning}.`],
    )
  }
  if (brief) {
    return paragraphs([
      say(words.businessOpenings),
      say(words.businessInside),
      say(words.businessSurroundings),
    ])
  }
  return paragraphs(
    [say(words.businessOpenings), say(words.businessInside)],
    [say(words.businessInside), say(words.businessInside), say(words.businessUtilities)],
    [say(words.businessUtilities), say(words.businessSurroundings), ending],
  )
}
