import { createHash } from 'node:crypto'
import { drawPng } from '../../kit/pictures.ts'
import type { Services } from '../../services.ts'
import {
  drawCampaignMap,
  mapped,
  pinText,
  type CampaignMapForm,
  type MappedListing,
} from './campaign-map.ts'

const cacheSeconds = 60

/** The map of a campaign as a PNG; undefined if none of its listings has a position. */
export async function campaignMapPicture(
  { cache, config }: Pick<Services, 'cache' | 'config'>,
  listings: readonly MappedListing[],
  form: CampaignMapForm,
): Promise<Uint8Array | undefined> {
  const shown = mapped(listings)
  if (shown.length === 0) return undefined
  // Keyed by its content: a change to a listing makes a different picture.
  const what = shown.map((listing) => [listing.kind, pinText(listing), listing.spot])
  const digest = createHash('sha256').update(JSON.stringify(what)).digest('base64url')
  return cache.cacheAs(`campaign map ${form} ${digest}`, async () => {
    const drawing = drawCampaignMap(shown, form, config.maps.ngi)
    const value = drawing === undefined ? undefined : await drawPng(drawing)
    return { value, entry: { seconds: cacheSeconds, tables: [], weight: value?.length ?? 0 } }
  })
}

/** For the preview of a campaign that has not been saved, and therefore has no address. */
export async function campaignMapInPage(
  services: Pick<Services, 'cache' | 'config'>,
  listings: readonly MappedListing[],
): Promise<string | undefined> {
  const picture = await campaignMapPicture(services, listings, 'wide')
  return picture && `data:image/png;base64,${Buffer.from(picture).toString('base64')}`
}
