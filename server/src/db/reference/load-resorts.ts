import type { Tx } from '../connect.ts'
import { provinces } from '../schema/places.ts'
import {
  regionProvinces,
  regions,
  resortFacilities,
  resortMedia,
  resortUnitTypes,
  resorts,
} from '../schema/resorts.ts'
import { insertRows, moveSequence, takeFresh } from './fresh-rows.ts'
import { regions as regionSeeds } from './regions.ts'
import { resorts as resortSeeds } from './resorts.ts'
import type { ResortSeed } from './resorts/resort-seed.ts'

export async function loadResorts(tx: Tx): Promise<void> {
  const provinceIds = new Map(
    (await tx.select({ id: provinces.id, name: provinces.name }).from(provinces)).map(
      ({ id, name }) => [name, id],
    ),
  )
  const freshRegions = await takeFresh(tx, 'regions', regionSeeds, ({ id }) => id)
  await insertRows(
    tx,
    regions,
    freshRegions.map(({ id, regionCode, regionName, centre }) => ({
      id,
      code: regionCode,
      name: regionName,
      ...centre,
    })),
  )
  await insertRows(
    tx,
    regionProvinces,
    freshRegions.flatMap((region) =>
      region.provinces.flatMap((name) => {
        const provinceId = provinceIds.get(name)
        return provinceId ? [{ regionId: region.id, provinceId }] : []
      }),
    ),
  )
  await moveSequence(tx, regions)

  const regionIds = new Map(
    (await tx.select({ id: regions.id, code: regions.code }).from(regions)).map(({ id, code }) => [
      code,
      id,
    ]),
  )
  const fresh = await takeFresh(tx, 'resorts', resortSeeds, ({ id }) => id)
  await insertRows(
    tx,
    resorts,
    fresh.flatMap((seed) => {
      const regionId = regionIds.get(seed.regionCode)
      const provinceId = provinceIds.get(seed.province)
      return regionId ? [{ ...resortRow(seed), regionId, provinceId }] : []
    }),
  )
  await moveSequence(tx, resorts)
  await loadDetails(tx, fresh)
}

function resortRow(seed: ResortSeed) {
  const address = seed.addressLines.join(', ')
  return {
    id: seed.id,
    code: seed.resortCode,
    name: seed.resortName,
    town: seed.town,
    address,
    postalCode: seed.postalCode,
    description: seed.description.join('\n\n'),
    setting: seed.setting,
    lat: seed.lat,
    lng: seed.lng,
    accommodationType: seed.accommodation,
    schemeName: seed.resortName,
    schemeAddress: `${address}, ${seed.postalCode}`,
    legalBasis: seed.legalBasis,
    legalYears: seed.termYears,
    seasonCalendar: seed.seasonCalendar,
  }
}

async function loadDetails(tx: Tx, fresh: readonly ResortSeed[]): Promise<void> {
  await insertRows(
    tx,
    resortFacilities,
    fresh.flatMap(({ id, facilities }) =>
      facilities.map((facility, rank) => ({ resortId: id, ...facility, rank })),
    ),
  )
  await insertRows(
    tx,
    resortMedia,
    fresh.flatMap(({ id, media }) =>
      media.map(({ prCategory, prSite }, rank) => ({
        resortId: id,
        category: prCategory,
        site: prSite,
        rank,
      })),
    ),
  )
  await insertRows(
    tx,
    resortUnitTypes,
    fresh.flatMap(({ id, unitTypes }) =>
      unitTypes.map(({ name, bedrooms, maxSleep }, rank) => ({
        resortId: id,
        name,
        bedrooms,
        sleeps: maxSleep,
        rank,
      })),
    ),
  )
}
