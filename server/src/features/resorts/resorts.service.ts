import { AppError } from '#contract/errors.ts'
import { origins, type OriginCode } from '#contract/resorts/directions.ts'
import type { Directions } from '#contract/resorts/directions.schema.ts'
import { readResortCode } from '#contract/resorts/resort-code.ts'
import type { ResortPage } from '#contract/resorts/resorts.schema.ts'
import type { ResortCatalogue } from '../../gateways/resort-catalogue/resort-catalogue.ts'
import type { Router } from '../../gateways/routing/route.ts'
import type { Services } from '../../services.ts'
import { findResortByCode, findResortCode, type ResortRecord } from './resorts.queries.ts'

/** The shared services, with the external ones that only resorts use. */
export interface ResortServices extends Services {
  catalogue: ResortCatalogue
  router: Router
}

/** A resort by its code or its id; every Silver Sands is the first one. */
async function resortAt({ database }: Services, codeOrId: string): Promise<ResortRecord> {
  const isId = /^\d{1,9}$/.test(codeOrId)
  const code = isId ? await findResortCode(database.db, Number(codeOrId)) : codeOrId
  const resort = code && (await findResortByCode(database.db, readResortCode(code)))
  if (!resort) throw new AppError('notFound')
  return resort
}

export async function getResort(services: ResortServices, codeOrId: string): Promise<ResortPage> {
  const resort = await resortAt(services, codeOrId)
  const [description, media] = await Promise.all([
    services.catalogue.description(resort.resortCode),
    services.catalogue.media(resort.resortCode),
  ])
  return { ...resort, description, media }
}

export async function getResortData(services: ResortServices, id: number) {
  const resort = await resortAt(services, String(id))
  const { lat, long } = resort
  return {
    resortId: resort.resortId,
    resortCode: resort.resortCode,
    prName: resort.resortName,
    prLatitude: lat,
    prLongitude: long,
    prPostAdd1: lat === null || long === null ? '' : `${lat},${long}`,
    images: resort.images,
    layout: resort.layout,
    resortImage: resort.image,
    media: await services.catalogue.media(resort.resortCode),
    weeksAvailable: resort.available,
  }
}

export function listFacilities({ catalogue }: ResortServices, id: string, site: 'On' | 'Off') {
  return catalogue.facilities(readResortCode(id), site)
}

export async function getDirections(
  services: ResortServices,
  codeOrId: string,
  from: OriginCode,
): Promise<Directions> {
  const resort = await resortAt(services, codeOrId)
  const { lat, long, resortCode, resortName } = resort
  if (lat === null || long === null) throw new AppError('notFound')
  const to = { code: resortCode, name: resortName, place: [lat, long] as const }
  const route = await services.router.route(from, to)
  if (!route) throw new AppError('notFound')
  const fromName = origins.find(({ code }) => code === from)?.name ?? from
  return {
    ...route,
    line: route.line.map(([y, x]): [number, number] => [y, x]),
    resortCode,
    resortName,
    from,
    fromName,
  }
}
