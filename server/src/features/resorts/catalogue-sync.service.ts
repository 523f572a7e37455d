import { transaction } from '../../db/connect.ts'
import { openCatalogue } from '../../gateways/resort-catalogue/open-catalogue.ts'
import type { ResortCatalogue } from '../../gateways/resort-catalogue/resort-catalogue.ts'
import { storePicture } from '../../kit/pictures.ts'
import type { Services } from '../../services.ts'
import * as queries from './catalogue-sync.queries.ts'

const actor = { userId: null, name: 'resort catalogue' }

async function addResorts(services: Services, catalogue: ResortCatalogue): Promise<number> {
  let added = 0
  for (const region of await catalogue.regions()) {
    const resorts = await catalogue.resortsOf(region.regionCode)
    if (!resorts.length) continue
    const described = await Promise.all(
      resorts.map(async (resort) => ({
        resort,
        text: (await catalogue.description(resort.resortCode).catch(() => [])).join('\n\n'),
      })),
    )
    added += await transaction(services.database, actor, async (tx) => {
      const regionId = await queries.addRegion(tx, region)
      let count = 0
      for (const { resort, text } of described) {
        if (await queries.addResort(tx, regionId, resort, text)) count++
      }
      return count
    })
  }
  return added
}

/** The service's pictures are processed like uploads: decoded, re-encoded, without metadata. */
async function addPictures(services: Services, catalogue: ResortCatalogue): Promise<void> {
  for (const { id, code, name } of await queries.findWithoutPictures(services.database.db)) {
    const layout = await catalogue.layout(code).catch(() => undefined)
    const found = [
      ...(await catalogue.images(code)).map((content) => ({ content, kind: 'gallery' as const })),
      ...(layout ? [{ content: layout, kind: 'layout' as const }] : []),
    ]
    for (const [rank, { content, kind }] of found.entries()) {
      try {
        const picture = await storePicture(services, content)
        await transaction(services.database, actor, (tx) =>
          queries.addPicture(tx, picture, { resortId: id, kind, rank, alt: name }),
        )
      } catch (error) {
        services.log.warn(
          error,
          `A picture of resort ${code} from the catalogue could not be stored; the next synchronisation will try again`,
        )
      }
    }
  }
}

/** Adds what the configured catalogue has and we do not; without a catalogue it does nothing. */
export async function syncCatalogue(services: Services): Promise<number> {
  if (!services.config.resortCatalogueUrl) return 0
  const catalogue = openCatalogue(services.config, services.database, services.log)
  const added = await addResorts(services, catalogue)
  await addPictures(services, catalogue)
  if (added) services.log.info(`${added} resorts added from the catalogue`)
  return added
}
