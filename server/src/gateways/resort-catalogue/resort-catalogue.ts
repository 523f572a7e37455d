import type { Facility, ResortMedia } from '#contract/resorts/resorts.schema.ts'

export interface CatalogueRegion {
  regionCode: string
  regionName: string
}

export interface CatalogueResort {
  resortCode: string
  resortName: string
  lat: number | null
  long: number | null
}

/** What is known about resorts beyond their weeks. Resorts are identified by code. */
export interface ResortCatalogue {
  regions(): Promise<CatalogueRegion[]>
  resortsOf(regionCode: string): Promise<CatalogueResort[]>
  /** One entry per paragraph. */
  description(code: string): Promise<string[]>
  facilities(code: string, site: 'On' | 'Off'): Promise<Facility[]>
  media(code: string): Promise<ResortMedia[]>
  /** Pictures as received, to be re-encoded before anyone sees them. */
  images(code: string): Promise<Uint8Array[]>
  layout(code: string): Promise<Uint8Array | undefined>
}
