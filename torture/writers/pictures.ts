import { createHash } from 'node:crypto'
import sharp from 'sharp'
import {
  addPropertyImages,
  arrangePropertyImages,
  imageRules,
  listSavedPropertyImages,
} from '#contract/property-images/property-images.calls.ts'
import { pictureSizes } from '#contract/values/picture.ts'
import { pictureKey } from '#server/kit/file-keys.ts'
import { uuidOf } from '../choices.ts'
import type { Stored } from '../world/site.ts'
import type { Finding } from '../finding.ts'
import type { Listing, Picture, Work, Writer } from './work.ts'

interface StoredRow {
  sha256: string
  propertyId: number
  key: string
  width: number
}

/** A unique colour, which identifies the picture. */
function draw(nth: number): Promise<Buffer> {
  const background = { r: nth >> 16, g: (nth >> 8) & 255, b: nth & 255 }
  return sharp({ create: { width: 24, height: 16, channels: 3, background } })
    .png()
    .toBuffer()
}

const idOf = ({ sha256, listingId }: Picture) => `${sha256} of listing ${listingId}`

async function missingFiles(stored: Stored, { key, width }: StoredRow): Promise<string[]> {
  const keys = pictureSizes({ width }).map((size) => pictureKey(key, size))
  const found = await Promise.all(keys.map((one) => stored.hasFile(one)))
  return keys.filter((_, nth) => !found[nth])
}

/** Uploads pictures and deletes them. */
export function pictureWork(): Work {
  const pictures: Picture[] = []
  let drawn = 0
  let removed = 0

  async function upload({ client, token, random }: Writer, listing: Listing) {
    const content = await draw(++drawn)
    await client.complete(
      addPropertyImages,
      { propertyId: listing.id },
      {
        token,
        idempotencyKey: uuidOf(random),
        files: [{ content, name: 'a.png', type: 'image/png' }],
      },
    )
    const sha256 = createHash('sha256').update(content).digest('hex')
    const picture: Picture = { sha256, listingId: listing.id, removal: 'none' }
    listing.pictures.push(picture)
    pictures.push(picture)
  }

  /** The newest picture, which is the last in the order. */
  async function remove({ client, token }: Writer, listing: Listing) {
    const shown = await client.complete(listSavedPropertyImages, { id: listing.id }, { token })
    const last = shown.at(-1)
    const picture = listing.pictures.findLast(({ removal }) => removal === 'none')
    if (!last || !picture) return
    picture.removal = 'sent'
    const outcome = await client.persist(
      arrangePropertyImages,
      { propertyId: listing.id, images: [{ id: last.id, isDeleted: true }] },
      { token },
    )
    // Refused as unknown: the first request deleted it and its reply was lost.
    if (outcome.kind === 'refused' && outcome.code !== 'invalidInput') {
      throw new Error(`propertyImages.arrange was refused: ${outcome.code}, ${outcome.message}`)
    }
    picture.removal = 'done'
    removed += 1
  }

  return {
    name: 'pictures',
    weight: 3,
    async run(writer) {
      const listing = writer.listings.at(-1)
      if (!listing) return
      const shown = listing.pictures.filter(({ removal }) => removal === 'none').length
      const full = shown >= imageRules.maxFiles
      if (shown && (full || writer.random.chance(0.3))) await remove(writer, listing)
      else await upload(writer, listing)
    },
    acknowledged: () => pictures.length + removed,
    promised() {
      const promised = pictures.map((picture) => ({ picture, gone: picture.removal === 'done' }))
      return async (stored) => {
        const rows = await stored.database.sql<StoredRow[]>`
          select i.sha256, p.property_id as "propertyId", i.key, i.width
          from property_images p join images i on i.id = p.image_id`
        const counts = new Map<string, number>()
        for (const { sha256, propertyId } of rows) {
          const id = idOf({ sha256, listingId: propertyId, removal: 'none' })
          counts.set(id, (counts.get(id) ?? 0) + 1)
        }
        const findings: Finding[] = []
        for (const { picture, gone } of promised) {
          const count = counts.get(idOf(picture)) ?? 0
          const fewest = picture.removal === 'none' ? 1 : 0
          const what = `picture ${idOf(picture)} exists ${count} times`
          if (count < fewest) findings.push({ kind: 'lost', what })
          if (gone && count) findings.push({ kind: 'lost', what: `deletion: ${what}` })
          if (count > 1) findings.push({ kind: 'doubled', what })
        }
        for (const row of rows) {
          for (const key of await missingFiles(stored, row)) {
            findings.push({ kind: 'half', what: `picture row without its file ${key}` })
          }
        }
        return findings
      }
    },
  }
}
