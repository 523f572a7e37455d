import type { ResortChoices } from '#contract/resorts/resorts.calls.ts'

/** The resorts in a region that have weeks for sale; in all regions if none is chosen. */
export function resortOptions({ resorts }: ResortChoices, region: string) {
  return resorts
    .filter(({ regionCode, available }) => available > 0 && (!region || regionCode === region))
    .map(({ resortId, resortName, available }) => ({
      value: resortId,
      label: `${resortName} (${available})`,
    }))
}
