import type { ResortChoices } from '#contract/resorts/resorts.calls.ts'
import { today } from '#contract/values/day.ts'
import { otherResort } from '#contract/weeks/weeks.choices.ts'
import { wireNames } from '#contract/values/wire-names.ts'
import type { SellValues } from './sell-values.ts'

type Change = Partial<SellValues>

/** `27 Fri` is in week 27. */
export function weekNumberOf(module: string): string {
  const number = Number(/\d{1,2}/.exec(module)?.[0])
  return number >= 1 && number <= 53 ? String(number) : ''
}

function resortOf({ resorts }: ResortChoices, code: string) {
  return resorts.find(({ resortCode }) => resortCode === code)
}

function regionOf({ regions }: ResortChoices, code: string | undefined) {
  return regions.find(({ regionCode }) => regionCode === code)
}

/** How a change to one field affects the others. */
function consequences(before: SellValues, change: Change, choices: ResortChoices): Change {
  const after: Change = {}
  if (change.regionId !== undefined && before.resortCode !== otherResort) {
    const region = regionOf(choices, resortOf(choices, before.resortCode)?.regionCode)
    if (String(region?.regionId) !== change.regionId) after.resortCode = ''
  }
  if (change.resortCode !== undefined) {
    after.otherResortName = ''
    const region = regionOf(choices, resortOf(choices, change.resortCode)?.regionCode)
    if (region) after.regionId = String(region.regionId)
  }
  if (change.mandate !== undefined) after.mandateDate = change.mandate ? today() : ''
  if (change.currentYearBanked !== undefined) after.bankedWith = ''
  if (change[wireNames.referredByAgent] !== undefined) {
    after.agencyId = ''
    after.agentId = ''
  }
  if (change.agencyId !== undefined) after.agentId = ''
  // The number follows the module until someone enters another one.
  if (change.module !== undefined && before.weekNumber === weekNumberOf(before.module)) {
    after.weekNumber = weekNumberOf(change.module)
  }
  if (change.legalBasis !== undefined && change.legalBasis !== 'limited term') after.legalYears = ''
  return after
}

/** The form after one change. */
export function afterChange(
  before: SellValues,
  change: Change,
  choices: ResortChoices,
): SellValues {
  return { ...before, ...change, ...consequences(before, change, choices) }
}

/** The resorts in a region, with Other at the end of the list. */
export function resortsOf(choices: ResortChoices, regionId: string) {
  const code = choices.regions.find((region) => String(region.regionId) === regionId)?.regionCode
  return [
    ...choices.resorts
      .filter(({ regionCode }) => !code || regionCode === code)
      .map(({ resortCode, resortName }) => ({ value: resortCode, label: resortName })),
    { value: otherResort, label: otherResort },
  ]
}
