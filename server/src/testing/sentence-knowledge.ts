import { propertyTypes } from '../db/reference/property-types.ts'
import { provinces, readCities, readSuburbs } from '../db/reference/places/places.ts'
import { regions } from '../db/reference/regions.ts'
import { resorts } from '../db/reference/resorts.ts'
import { placeKeyOf } from '#contract/places/place-key.ts'
import type { Place } from '#contract/sentences/gazetteer.ts'
import { createLexicon } from '#contract/sentences/lexicon.ts'
import type { SentenceKnowledge } from '#contract/sentences/read-sentence.ts'
import { createPlaceFinder } from '#contract/sentences/place-finder.ts'

const areas: readonly [string, string][] = [
  ['Pretoria East', 'Gauteng'],
  ['Garden Route', 'Western Cape'],
  ['Northern Suburbs', 'Western Cape'],
  ['South Coast', 'KwaZulu-Natal'],
  ['East Rand', 'Gauteng'],
  ['Atlantic Seaboard', 'Western Cape'],
]

const named = (name: string, province: string, kind: Place['kind'], key: string): Place => ({
  key,
  kind,
  name,
  display: name,
  province,
  city: '',
  suburb: '',
})

function referencePlaces(): Place[] {
  const cities = readCities()
  return [
    ...provinces.map(({ name }) => named(name, name, 'province', placeKeyOf({ province: name }))),
    ...areas.map(([name, province]) =>
      named(name, province, 'area', name.toLowerCase().replaceAll(' ', '-')),
    ),
    ...cities.map(({ name, province }) => ({
      ...named(name, province.name, 'city', placeKeyOf({ province: province.name, city: name })),
      city: name,
    })),
    ...readSuburbs(cities).map(({ name, city }) => ({
      ...named(
        name,
        city.province.name,
        'suburb',
        placeKeyOf({ province: city.province.name, city: city.name, suburb: name }),
      ),
      city: city.name,
      suburb: name,
    })),
  ]
}

/** What the reference data know, on a fixed day. */
export function referenceKnowledge(): SentenceKnowledge {
  const lexicon = createLexicon({
    types: propertyTypes.map(({ id, description, usageType }) => ({
      id,
      description,
      usage: usageType === 0 ? 'Residential' : 'Commercial',
    })),
    fields: [
      { id: 210, name: 'Air Conditioning' },
      { id: 703, name: 'Generator' },
    ],
    resorts: resorts.map(({ resortCode, resortName }) => ({ code: resortCode, name: resortName })),
    regions: regions.map(({ regionCode, regionName }) => ({ code: regionCode, name: regionName })),
  })
  return { lexicon, gazetteer: createPlaceFinder(referencePlaces()), today: '2026-11-16' }
}
