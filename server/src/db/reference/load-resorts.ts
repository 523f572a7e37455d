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
import { regions as regionSeeds } from './regions.ts'
import { resorts as resortSeeds } from './resorts.ts'
import type { ResortSeed } from './resorts/resort-seed.ts'
import { insertDetails, loadSeeds, type Report } from './seeds.ts'

export async function loadResorts(tx: Tx, report: Report): Promise<void> {
  const provinceRows = await tx.select({ id: provinces.id, name: provinces.name }).from(provinces)
  const provinceIds = new Map(provinceRows.map(({ id, name }) => [name, id]))
  const freshRegions = await loadSeeds(
    tx,
    {
      table: regions,
      seeds: regionSeeds,
      key: ({ regionCode }) => regionCode,
      namedBy: ['code'],
      row: ({ id, regionCode, regionName, centre }) => ({
        id,
        code: regionCode,
        name: regionName,
        ...centre,
      }),
    },
    report,
  )
  const regionIds = await idsByCode(tx, regions)
  await insertDetails(
    tx,
    regionProvinces,
    freshRegions.flatMap((region) =>
      region.provinces.flatMap((name) => {
        const [regionId, provinceId] = [regionIds.get(region.regionCode), provinceIds.get(name)]
        return regionId && provinceId ? [{ regionId, provinceId }] : []
      }),
    ),
  )

  const fresh = await loadSeeds(
    tx,
    {
      table: resorts,
      seeds: resortSeeds,
      key: ({ resortCode }) => resortCode,
      namedBy: ['code'],
      row: (seed) => {
        const regionId = regionIds.get(seed.regionCode)
        const provinceId = provinceIds.get(seed.province)
        return regionId ? { ...resortRow(seed), regionId, provinceId } : undefined
      },
    },
    report,
  )
  const resortIds = await idsByCode(tx, resorts)
  await loadDetails(
    tx,
    fresh.flatMap((seed) => {
      const id = resortIds.get(seed.resortCode)
      return id === undefined ? [] : [{ ...seed, id }]
    }),
  )
}

async function idsByCode(
  tx: Tx,
  table: typeof regions | typeof resorts,
): Promise<Map<string, number>> {
  const rows = await tx.select({ id: table.id, code: table.code }).from(table)
  return new Map(rows.map(({ id, code }) => [code, id]))
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
  await insertDetails(
    tx,
    resortFacilities,
    fresh.flatMap(({ id, facilities }) =>
      facilities.map((facility, rank) => ({ resortId: id, ...facility, rank })),
    ),
  )
  await insertDetails(
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
  await insertDetails(
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
