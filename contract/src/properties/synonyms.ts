/**
 * Words of the trade for the same thing, in English and Afrikaans: any word of a group finds what has
 * another one of it. A word that also means something else (home, unit, strand) is left out.
 */
export const synonymGroups: readonly (readonly string[])[] = [
  ['house', 'huis', 'huise', 'woonhuis'],
  ['flat', 'apartment', 'woonstel', 'woonstelle'],
  ['bachelor', 'studio', 'bachelor flat', 'studio apartment', 'eenmanswoonstel'],
  [
    'flatlet',
    'granny flat',
    'grannyflat',
    'granny cottage',
    'second dwelling',
    'woonstelletjie',
    'tuinwoonstel',
    'tweede woning',
  ],
  ['townhouse', 'town house', 'meenthuis', 'dorpshuis'],
  ['cluster', 'cluster home', 'troshuis'],
  ['penthouse', 'dakwoonstel'],
  ['cottage', 'kothuis'],
  ['erf', 'erven', 'erwe', 'stand', 'plot', 'vacant land', 'onbeboude grond'],
  ['smallholding', 'small holding', 'agricultural holding', 'kleinhoewe', 'landbouhoewe', 'hoewe'],
  ['farm', 'plaas', 'plase'],
  ['retirement', 'aftree', 'retirement village', 'aftreeoord'],
  ['warehouse', 'pakhuis', 'pakhuise'],
  ['office', 'kantoor', 'kantore'],
  ['shop', 'winkel', 'winkels'],
  ['factory', 'fabriek', 'fabrieke'],
  ['restaurant', 'restourant', 'eatery'],
  ['guest house', 'guesthouse', 'gastehuis', 'bed and breakfast', 'bnb'],
  ['showroom', 'show room', 'vertoonlokaal', 'vertoonkamer'],
  [
    'medical suite',
    'medical rooms',
    'doctors rooms',
    'consulting rooms',
    'spreekkamer',
    'mediese kamers',
  ],
  ['simplex', 'simpleks', 'simplekse'],
  ['duplex', 'dupleks', 'duplekse'],
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
    'solar panel',
    'solar power',
    'solar powered',
    'sonpanele',
    'sonkrag',
    'omsetter',
    'rugsteunkrag',
    'loadshedding',
    'load shedding',
    'beurtkrag',
  ],
  ['generator', 'genset', 'kragopwekker'],
  [
    'prepaid electricity',
    'prepaid meter',
    'pre paid electricity',
    'voorafbetaalde krag',
    'voorafbetaalde elektrisiteit',
  ],
  ['solar geyser', 'solar water heater', 'songeyser', 'sonverhitter'],
  ['gas', 'gas stove', 'gas hob', 'gas geyser', 'gasstoof'],
  ['borehole', 'boorgat', 'boorgate'],
  ['water tank', 'rain tank', 'jojo', 'watertenk'],
  ['fibre', 'fiber', 'optic fibre', 'vesel', 'optiese vesel', 'veselinternet'],
  [
    'pets',
    'pet friendly',
    'pets allowed',
    'pets welcome',
    'pets considered',
    'troeteldiere',
    'troeteldiervriendelik',
  ],
  ['dog', 'hond', 'honde'],
  ['cat', 'kat', 'katte'],
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
  ['braai', 'barbecue', 'barbeque', 'bbq', 'braaiarea', 'braaiplek', 'braaikamer', 'binnebraai'],
  ['stoep', 'veranda', 'verandah', 'patio', 'porch'],
  ['balcony', 'balkon', 'balkonne'],
  ['fireplace', 'fire place', 'kaggel', 'kaggels', 'wood burner'],
  ['jacuzzi', 'hot tub'],
  [
    'air conditioning',
    'air conditioner',
    'airconditioning',
    'airconditioner',
    'air conditioned',
    'airconditioned',
    'aircon',
    'air con',
    'lugversorging',
    'lugreeling',
    'lugreëling',
  ],
  ['garage', 'motorhuis', 'motorhuise'],
  ['carport', 'car port', 'motorafdak'],
  ['parking', 'parkering', 'parkeerplek'],
  ['lift', 'elevator', 'hyser', 'hysbak'],
  [
    'electric fence',
    'electric fencing',
    'electrified fence',
    'electrified fencing',
    'elektriese heining',
  ],
  ['alarm', 'alarm system', 'alarmstelsel'],
  ['access control', 'access controlled', 'toegangsbeheer'],
  [
    '24 hour guard',
    '24 hour guarding',
    '24 hour security',
    '24hr security',
    '24hr guard',
    '24 uur sekuriteit',
  ],
  ['burglar bars', 'burglar bar', 'burglar proofing', 'burglar proofed', 'diefwering'],
  ['cameras', 'camera', 'cctv', 'kameras', 'kamera'],

  ['bedroom', 'slaapkamer', 'slaapkamers'],
  ['bathroom', 'badkamer', 'badkamers'],
  ['kitchen', 'kombuis', 'kombuise'],
  ['scullery', 'opwaskamer', 'opwaskombuis'],
  ['laundry', 'waskamer', 'wasgoedkamer'],
  ['study', 'home office', 'studeerkamer', 'werkkamer'],
  ['lounge', 'living room', 'sitkamer', 'leefvertrek'],
  ['dining room', 'eetkamer'],
  [
    'staff room',
    'staff quarters',
    'domestic quarters',
    'servants quarters',
    'maids quarters',
    'maids room',
    // An apostrophe splits a word.
    'maid s room',
    'helpers quarters',
    'bediendekamer',
    'huishulpkamer',
  ],
  ['guest toilet', 'guest loo', 'gastetoilet'],
  [
    'built in cupboards',
    'built in cupboard',
    'bic',
    'bics',
    'fitted cupboards',
    'ingeboude kaste',
    'inboukaste',
  ],
  ['en suite', 'ensuite'],
  [
    'irrigation',
    'irrigation system',
    'irrigated',
    'sprinkler system',
    'besproeiing',
    'besproeiingstelsel',
    'sprinkelstelsel',
  ],
  ['open plan', 'oopplan'],
  [
    'double storey',
    'double storeyed',
    'double story',
    'two storey',
    'two storeyed',
    '2 storey',
    'dubbelverdieping',
    'storeys 2',
  ],
  [
    'single storey',
    'single storeyed',
    'single story',
    'one storey',
    'enkelverdieping',
    'storeys 1',
  ],
  ['thatch', 'thatched', 'grasdak'],
  // A field is recorded with its name before its value: a sea view as `View: Sea`.
  ['sea view', 'ocean view', 'view sea', 'view ocean', 'seeuitsig', 'seesig'],
  ['mountain view', 'view mountain', 'view table mountain', 'berguitsig'],
  ['north facing', 'facing north', 'noordfront', 'noord front', 'noordaansig'],
  ['view', 'uitsig'],
  ['school', 'skool', 'skole'],
  ['hospital', 'hospitaal', 'hospitale'],
  [
    'water and lights included',
    'water and electricity included',
    'utilities included',
    'water en ligte ingesluit',
    'water en krag ingesluit',
  ],
  ['sectional title', 'deeltitel'],

  ['three phase', '3 phase', '3phase', 'driefase', 'drie fase'],
  ['roller door', 'roller shutter', 'roller shutter door', 'roldeur', 'roldeure'],
  ['loading dock', 'loading bay', 'laaiplek', 'laaigebied'],
  ['yard area', 'yard space', 'truck yard', 'hardstand'],
  ['boardroom', 'board room', 'meeting room', 'raadsaal', 'raadsale'],
  ['kitchenette', 'kombuisie'],
  ['a grade', 'grade a', 'graad a'],
  ['b grade', 'grade b', 'graad b'],
  ['c grade', 'grade c', 'graad c'],
]

const plurals: readonly [ending: RegExp, plural: string][] = [
  [/[^aeiou]y$/, 'ies'],
  [/(s|sh|ch|x)$/, 'es'],
]

/** `balcony` and `balconies`; where a word has no English plural, the extra form does no harm. */
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

/** The words and phrases with the same meaning as this one; empty for most. */
export function synonymsOf(phrase: string): readonly (readonly string[])[] {
  return (groupsOf.get(phrase) ?? []).filter((words) => words.join(' ') !== phrase)
}

/** Phrases in the groups, by number of words. */
export const longestPhrase = longest
