/** What families choose a resort for. */
export const weekSettings = ['sea', 'berg', 'bush', 'city'] as const
export type WeekSetting = (typeof weekSettings)[number]

export const weekSettingNames: Record<WeekSetting, string> = {
  sea: 'Sea',
  berg: 'Berg',
  bush: 'Bush',
  city: 'City',
}

/** In a text: `3 weeks in the berg`. */
export const weekSettingTexts: Record<WeekSetting, string> = {
  sea: 'at the sea',
  berg: 'in the berg',
  bush: 'in the bush',
  city: 'in the city',
}

const byScenery: Readonly<Record<string, WeekSetting>> = {
  beach: 'sea',
  berg: 'berg',
  bush: 'bush',
  city: 'city',
  karoo: 'bush',
  // Our wine valleys are between mountains.
  vineyard: 'berg',
}

const byRegion: Readonly<Record<string, WeekSetting>> = {
  NCST: 'sea',
  DURB: 'sea',
  SCST: 'sea',
  GARD: 'sea',
  CAPE: 'sea',
  WCST: 'sea',
  WILD: 'sea',
  ALGO: 'sea',
  BERG: 'berg',
  EFST: 'berg',
  PANO: 'berg',
  WINE: 'berg',
  GAUT: 'city',
}

/**
 * The setting of a resort. A river or a lake alone says little, so the region decides: a lagoon at
 * the coast is the sea, a trout lake in the Drakensberg the berg, anything else inland the bush.
 */
export function settingOf(scenery: string, regionCode: string): WeekSetting {
  return byScenery[scenery] ?? byRegion[regionCode] ?? 'bush'
}
