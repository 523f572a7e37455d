/**
 * Words of the trade for the same thing, in English and Afrikaans: any word of a group finds what has
 * another one of it. A word that also means something else (home, unit, strand) is left out.
 */
export const synonymGroups: readonly (readonly string[])[] = [
  ['house', 'huis', 'huise', 'woonhuis'],
  ['flat', 'apartment', 'woonstel', 'woonstelle'],
  ['bachelor', 'studio', 'bachelor flat', 'studio apartment', 'eenmanswoonstel'],
  ['flatlet', 'granny flat', 'granny cottage', 'second dwelling', 'tuinwoonstel', 'tweede woning'],
  ['townhouse', 'town house', 'meenthuis', 'dorpshuis'],
  ['cluster', 'cluster home', 'troshuis'],
  ['penthouse', 'dakwoonstel'],
  ['cottage', 'kothuis'],
  ['erf', 'erven', 'erwe', 'stand', 'plot', 'vacant land', 'onbeboude grond'],
  ['smallholding', 'small holding', 'agricultural holding', 'kleinhoewe', 'landbouhoewe'],
  ['farm', 'plaas', 'plase'],
  ['retirement', 'aftree', 'retirement village', 'aftreeoord'],
  ['warehouse', 'pakhuis', 'pakhuise'],
  ['office', 'kantoor', 'kantore'],
  ['shop', 'winkel', 'winkels'],
  ['factory', 'fabriek', 'fabrieke'],
  ['restaurant', 'restourant', 'eatery'],
  ['guest house', 'guesthouse', 'gastehuis', 'bed and breakfast'],
  ['storage', 'bergplek', 'stoorplek'],
  [
    'petrol station',
    'filling station',
    'service station',
    'fuel station',
    'petrol garage',
    'vulstasie',
    'petrolstasie',
  ],
  ['car wash', 'carwash', 'karwas'],
  ['creche', 'crèche', 'nursery school', 'preschool', 'day care', 'daycare', 'kleuterskool'],
  ['wedding venue', 'function venue', 'conference venue', 'conference centre', 'troulokaal'],
  ['shopping centre', 'shopping center', 'shopping mall', 'retail centre', 'winkelsentrum'],
  ['block of flats', 'apartment block', 'apartment building', 'woonstelblok'],

  ['pool', 'swimming pool', 'swembad', 'swembaddens'],
  ['garden', 'tuin', 'tuine'],
  [
    'solar',
    'inverter',
    'backup power',
    'back up power',
    'battery backup',
    'solar panels',
    'solar power',
    'sonpanele',
    'sonkrag',
    'omsetter',
    'rugsteunkrag',
    'loadshedding',
    'load shedding',
    'beurtkrag',
  ],
  ['generator', 'genset', 'kragopwekker'],
  ['borehole', 'boorgat', 'boorgate'],
  ['water tank', 'rain tank', 'jojo', 'watertenk'],
  ['fibre', 'fiber', 'optic fibre', 'optiese vesel', 'veselinternet'],
  ['pets', 'pet friendly', 'pets allowed', 'troeteldiere', 'troeteldiervriendelik'],
  [
    'security estate',
    'security complex',
    'security village',
    'gated estate',
    'gated community',
    'gated complex',
    'sekuriteitslandgoed',
    'sekuriteitskompleks',
    'veiligheidskompleks',
  ],
  ['estate', 'landgoed', 'landgoedere'],
  ['furnished', 'gemeubileer', 'gemeubileerd'],
  [
    'wheelchair',
    'wheelchair access',
    'wheelchair friendly',
    'disabled access',
    'rolstoel',
    'rolstoeltoegang',
    'rolstoelvriendelik',
  ],
  ['braai', 'barbecue', 'barbeque', 'bbq', 'braaiarea', 'braaiplek'],
  ['stoep', 'veranda', 'verandah', 'patio', 'porch'],
  ['balcony', 'balkon', 'balkonne'],
  ['fireplace', 'kaggel', 'kaggels', 'wood burner'],
  ['jacuzzi', 'hot tub'],
  ['air conditioning', 'air conditioner', 'airconditioning', 'aircon', 'air con', 'lugversorging'],
  ['garage', 'motorhuis', 'motorhuise'],
  ['carport', 'car port', 'motorafdak'],
  ['parking', 'parkering', 'parkeerplek'],
  ['lift', 'elevator', 'hyser', 'hysbak'],
  ['electric fence', 'electric fencing', 'elektriese heining'],
  ['burglar bars', 'diefwering'],
  ['cameras', 'cctv', 'kameras'],

  ['bedroom', 'slaapkamer', 'slaapkamers'],
  ['bathroom', 'badkamer', 'badkamers'],
  ['kitchen', 'kombuis', 'kombuise'],
  ['scullery', 'opwaskamer', 'opwaskombuis'],
  ['laundry', 'waskamer', 'wasgoedkamer'],
  ['study', 'home office', 'studeerkamer', 'werkkamer'],
  ['lounge', 'living room', 'sitkamer', 'leefvertrek'],
  ['dining room', 'eetkamer'],
  ['staff room', 'staff quarters', 'domestic quarters', 'bediendekamer', 'huishulpkamer'],
  ['open plan', 'oopplan'],
  ['double storey', 'two storey', 'dubbelverdieping'],
  ['thatch', 'thatched', 'grasdak'],
  ['sea view', 'ocean view', 'seeuitsig'],
  ['mountain view', 'berguitsig'],
  ['view', 'uitsig'],
  ['school', 'skool', 'skole'],
]

const plurals: readonly [ending: RegExp, plural: string][] = [
  [/[^aeiou]y$/, 'ies'],
  [/(s|sh|ch|x)$/, 'es'],
]

/** `balcony` and `balconies`; where a word has no English plural the extra form harms nothing. */
function formsOf(phrase: string): string[] {
  if (phrase.endsWith('s')) return [phrase]
  const [ending] = plurals.filter(([pattern]) => pattern.test(phrase))
  if (!ending) return [phrase, `${phrase}s`]
  const stem = ending[1] === 'ies' ? phrase.slice(0, -1) : phrase
  return [phrase, `${stem}${ending[1]}`]
}

const groupsOf = new Map<string, string[][]>()
let longest = 1

for (const group of synonymGroups) {
  const forms = [...new Set(group.flatMap(formsOf))].map((phrase) => phrase.split(' '))
  for (const words of forms) {
    groupsOf.set(words.join(' '), [...(groupsOf.get(words.join(' ')) ?? []), ...forms])
    longest = Math.max(longest, words.length)
  }
}

/** The words and phrases that mean the same as this one; empty for most. */
export function synonymsOf(phrase: string): readonly (readonly string[])[] {
  return (groupsOf.get(phrase) ?? []).filter((words) => words.join(' ') !== phrase)
}

/** Of a phrase in the groups, in words. */
export const longestPhrase = longest
