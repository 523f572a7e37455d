import type { Business } from './businesses.ts'
import { paragraphs, teller, type Slots, type Usage } from './phrases.ts'
import type { Rand } from './scenes/random.ts'
import * as texts from './texts/business.ts'

const titles = {
  office: texts.officeTitles,
  shop: texts.shopTitles,
  industrial: texts.industrialTitles,
  other: texts.otherTitles,
  lodge: texts.lodgeTitles,
  land: texts.businessLandTitles,
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
  const ending = say(business.isSale ? texts.businessSaleClosings : texts.businessClosings)
  if (business.of.form === 'land') {
    return paragraphs(
      [say(texts.businessLandBody), say(texts.businessLandBody)],
      [say(texts.businessSurroundings), `The zoning is ${business.zoning}.`],
    )
  }
  if (brief) {
    return paragraphs([
      say(texts.businessOpenings),
      say(texts.businessInside),
      say(texts.businessSurroundings),
    ])
  }
  return paragraphs(
    [say(texts.businessOpenings), say(texts.businessInside)],
    [say(texts.businessInside), say(texts.businessInside), say(texts.businessUtilities)],
    [say(texts.businessUtilities), say(texts.businessSurroundings), ending],
  )
}
