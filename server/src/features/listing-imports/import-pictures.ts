import {
  pictureProblems,
  type PictureProblem,
} from '#contract/listing-imports/listing-imports.messages.ts'
import { transaction } from '../../db/connect.ts'
import { FetchRefused, fetchPublicFile } from '../../gateways/public-file.ts'
import { scheduleRemoval } from '../../kit/file-removals.ts'
import { isNotAPicture, storePicture, type StoredPicture } from '../../kit/pictures.ts'
import { findVersion } from '../properties/imported-properties.service.ts'
import {
  addImportedImages,
  findImportedSources,
} from '../property-images/imported-images.service.ts'
import type { ImportWork, PictureSources } from './import-step.ts'
import * as queries from './listing-imports.queries.ts'
import { mostPictureBytes, PictureZips } from './picture-zips.ts'
import { skippingFailedHosts } from './picture-hosts.ts'
import { Cells, referenceOf, type Reading } from './read-row.ts'
import { readPictures } from './row-values.ts'

const publicPictures: PictureSources = {
  fetch: (address) => fetchPublicFile(address, { mostBytes: mostPictureBytes, timeoutMs: 20_000 }),
}

/** How many listings fetch their pictures at the same time. */
const atOnce = 4

type Row = Awaited<ReturnType<typeof queries.findWithoutPictures>>[number]
type Found = { source: string; content: Buffer } | { source: string; problem: PictureProblem }

interface Fetching {
  work: ImportWork
  reading: Reading
  zips: PictureZips
  sources: PictureSources
}

const isAddress = (text: string) => /^[a-z][a-z0-9+.-]*:\/\//i.test(text)

async function findOne({ zips, sources }: Fetching, written: string): Promise<Found> {
  if (isAddress(written)) {
    try {
      return { source: written, content: await sources.fetch(written) }
    } catch (error) {
      if (error instanceof FetchRefused) return { source: written, problem: error.problem }
      throw error
    }
  }
  const content = await zips.read(written)
  return content ? { source: written, content } : { source: written, problem: 'notInZip' }
}

/** A picture is either stored or not: only the reason for a failure matters. */
async function store(
  { work: { services } }: Fetching,
  found: Found,
): Promise<(StoredPicture & { source: string }) | { source: string; problem: PictureProblem }> {
  if ('problem' in found) return found
  try {
    return { ...(await storePicture(services, found.content)), source: found.source }
  } catch (error) {
    if (isNotAPicture(error)) return { source: found.source, problem: 'notAPicture' }
    throw error
  }
}

/** The pictures of a row: those named in its columns, then those in a ZIP with its reference. */
function wantedBy({ reading, zips }: Fetching, { cells }: Row): string[] {
  const named = readPictures(new Cells(reading, cells).all('pictures')).map((written) =>
    isAddress(written) ? written : (zips.find(written) ?? written),
  )
  return [...new Set([...named, ...zips.namesFor(referenceOf(reading, cells))])]
}

async function addToListing(fetching: Fetching, row: Row, propertyId: number): Promise<void> {
  const { services, record, editor, actor } = fetching.work
  const { known, free } = await findImportedSources(services.database.db, propertyId)
  const missing = wantedBy(fetching, row).filter((source) => !known.has(source))
  const problems = missing
    .slice(free)
    .map((source) => ({ source, problem: 'tooMany' as PictureProblem }))
  const stored: (StoredPicture & { source: string })[] = []
  for (const written of missing.slice(0, free)) {
    // Pictures are slow: this heartbeat shows other processes that the import is being worked on.
    if (!(await fetching.work.keep('pictures'))) return
    const picture = await store(fetching, await findOne(fetching, written))
    if ('problem' in picture) problems.push(picture)
    else stored.push(picture)
  }
  const column = new Cells(fetching.reading, row.cells).column('pictures')
  await transaction(services.database, actor, async (tx) => {
    const addedImages = stored.length
      ? await addImportedImages(tx, propertyId, stored, editor.userId)
      : []
    await queries.savePictures(tx, record.id, row.line, {
      addedImages,
      missingPictures: problems.length,
      // Undoing compares with the state after this import, pictures included.
      versionAfter:
        row.versionAfter === null && addedImages.length === 0
          ? null
          : ((await findVersion(tx, propertyId)) ?? null),
      problems: [
        ...row.problems,
        ...problems.map(({ source, problem }) => ({
          column,
          message: `${source.slice(0, 300)} ${pictureProblems[problem]}.`,
        })),
      ],
    })
  })
}

/** Adds the pictures of all rows; those added by an earlier import are not fetched again. */
export async function addPictures(
  work: ImportWork,
  sources: PictureSources = publicPictures,
): Promise<boolean> {
  const { services, record } = work
  const { headings, mapping, defaults, zips } = record
  const fetching: Fetching = {
    work,
    sources: skippingFailedHosts(sources),
    reading: { headings, mapping, defaults },
    zips: new PictureZips(services.files, zips),
  }
  if (!mapping.includes('pictures') && zips.length === 0) return true
  const { db } = services.database
  for (;;) {
    if (!(await work.keep('pictures'))) return false
    const rows = await queries.findWithoutPictures(db, record.id, atOnce)
    if (rows.length === 0) {
      await scheduleRemoval(
        db,
        zips.map(({ key }) => key),
      )
      return true
    }
    await Promise.all(rows.map((row) => addToListing(fetching, row, row.propertyId as number)))
  }
}
