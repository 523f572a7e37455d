/** Inhabitants of the metros, in millions. */
const metros: Readonly<Record<string, number>> = {
  'City of Johannesburg': 4.8,
  'City of Cape Town': 4.77,
  eThekwini: 4.24,
  'City of Ekurhuleni': 4.07,
  'City of Tshwane': 4.04,
  'Nelson Mandela Bay': 1.19,
  'Buffalo City': 0.98,
  Mangaung: 0.81,
}

/** Of places that share a name, the one that most people mean, if it is not in the largest city. */
const wellKnown = new Set(
  `
  alphen-park.pretoria.gauteng
  arboretum.bloemfontein.free-state
  arcadia.pretoria.gauteng
  athlone.cape-town.western-cape
  balfour.mpumalanga
  berea.durban.kwazulu-natal
  bergsig.george.western-cape
  brandwag.bloemfontein.free-state
  brooklyn.pretoria.gauteng
  chatsworth.kwazulu-natal
  claremont.cape-town.western-cape
  danville.pretoria.gauteng
  deep-south
  glenwood.durban.kwazulu-natal
  heidelberg.gauteng
  johannesburg.gauteng
  kenilworth.cape-town.western-cape
  lakeside.cape-town.western-cape
  mayville.durban.kwazulu-natal
  melville.johannesburg.gauteng
  middelburg.mpumalanga
  montana.pretoria.gauteng
  montclair.durban.kwazulu-natal
  newlands.cape-town.western-cape
  northern-suburbs-cape-town
  observatory.cape-town.western-cape
  pinelands.cape-town.western-cape
  richmond.kwazulu-natal
  riviera.pretoria.gauteng
  scottsville.pietermaritzburg.kwazulu-natal
  selborne.east-london.eastern-cape
  sherwood.durban.kwazulu-natal
  southern-suburbs-cape-town
  springfield.durban.kwazulu-natal
  sun-valley.fish-hoek.western-cape
  strandfontein.mitchells-plain.western-cape
  sunningdale.cape-town.western-cape
  sydenham.durban.kwazulu-natal
  tyger-valley.bellville.western-cape
  waterfall.midrand.gauteng
  waverley.pretoria.gauteng
  welgelegen.parow.western-cape
  westridge.durban.kwazulu-natal
  woodlands.durban.kwazulu-natal
  wynberg.cape-town.western-cape
  `
    .trim()
    .split(/\s+/),
)

/** More than any metro counts. */
const asWellKnown = 100

/**
 * How well known a city or suburb is among those of the same name: the inhabitants of its metro or,
 * outside the metros, the number of suburbs in its city.
 */
export function importanceOf(key: string, metro: string | null, suburbs: number): number {
  const inhabitants = (metro && metros[metro]) || 0
  return (wellKnown.has(key) ? asWellKnown : 0) + inhabitants + suburbs / 10_000
}

/**
 * Comes before every other place of the name, even before a town or where it is only an alternative
 * name.
 */
export const isWellKnown = (importance: number): boolean => importance >= asWellKnown

/** For the test that checks that each of them exists. */
export const wellKnownKeys: ReadonlySet<string> = wellKnown
