import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import type { FastifyBaseLogger } from 'fastify'
import type { FileStore } from '#server/gateways/files.ts'
import type { Database } from '#server/db/connect.ts'
import { fillCampaigns } from './campaign-items.ts'
import { fillCarousel, inPairs } from './carousel.ts'
import { fillPartnerLogos } from './partner-logos.ts'
import { demoSetting } from './load.ts'
import { planPictures, type PlannedPicture } from './picture-plan.ts'
import {
  drawPicture,
  drawnPictures,
  hangPictures,
  recordPictures,
  type DrawnPicture,
} from './picture-store.ts'

export interface PictureServices {
  database: Database
  files: FileStore
  log: Pick<FastifyBaseLogger, 'info'>
}

const latestShown = 8
/** Cached replies are invalidated with every commit, so the rows are inserted in small batches. */
const batchSize = 8

async function holdsDemo({ database }: PictureServices): Promise<boolean> {
  return (await database.sql`select from settings where key = ${demoSetting}`).length > 0
}

/**
 * The covers that the home page shows: of the newest properties and of the newest weeks' resorts. The newest home and the
 * newest business premises also head a page that shows their card, with another picture.
 */
async function picturesToStartWith(services: PictureServices, planned: readonly PlannedPicture[]) {
  const { sql } = services.database
  const newest = await sql<{ id: number }[]>`
    select id from properties where published and (hide_after is null or hide_after >= current_date)
     order by first_published_at desc nulls last, id desc limit ${latestShown}`
  const weeks = await sql<{ id: number }[]>`
    select resort_id as id from weeks
     where published and resort_id is not null and (hide_after is null or hide_after >= current_date)
     order by first_published_at desc nulls last, id desc limit ${latestShown}`
  const heads = await sql<{ id: number }[]>`
    select distinct on (usage) id from properties
     where published and (hide_after is null or hide_after >= current_date)
     order by usage, first_published_at desc nulls last, id desc`
  const shown = new Set([
    ...newest.map(({ id }) => `property/${id}/0`),
    ...weeks.map(({ id }) => `resort/${id}/0`),
    ...heads.flatMap(({ id }) => [`property/${id}/0`, `property/${id}/1`]),
  ])
  return planned.filter(({ walls }) =>
    walls.some(({ kind, id, rank }) => shown.has(`${kind}/${id}/${rank}`)),
  )
}

/** Draws what the home pages show, so that the first visitor finds it complete. */
export async function drawFirstPictures(
  services: PictureServices,
  signal?: AbortSignal,
): Promise<void> {
  if (!(await holdsDemo(services))) return
  await fillCarousel(services)
  await fillPartnerLogos(services)
  signal?.throwIfAborted()
  const first = await picturesToStartWith(services, await planPictures(services.database.sql))
  const ready = await drawnPictures(
    services,
    first.map(({ key }) => key),
  )
  const missing = first.filter(({ key }) => !ready.has(key))
  const drawn = await inPairs(missing, (planned) => {
    signal?.throwIfAborted()
    return drawPicture(services, planned)
  })
  if (drawn.length > 0) await recordPictures(services.database, drawn)
}

/**
 * Draws all other pictures while the site is open: one at a time, on one thread, pausing for half
 * as long as it worked. Finished pictures are kept, so a restart continues where it stopped.
 */
export async function drawDemoPictures(
  services: PictureServices,
  signal?: AbortSignal,
): Promise<void> {
  if (!(await holdsDemo(services))) return
  const { database, log } = services
  const planned = await planPictures(database.sql)
  const ready = await drawnPictures(
    services,
    planned.map(({ key }) => key),
  )
  const hung = planned.flatMap(({ key, walls }) => {
    const id = ready.get(key)
    return id ? [{ id, walls }] : []
  })
  if (hung.length > 0) await hangPictures(database, hung)
  const missing = planned.filter(({ key }) => !ready.has(key))
  if (missing.length === 0) return fillCampaigns(database, true)

  log.info(`Drawing ${missing.length} demo pictures in the background`)
  const threads = sharp.concurrency()
  sharp.concurrency(1)
  try {
    await drawAll(services, missing, signal)
  } finally {
    sharp.concurrency(threads)
  }
}

async function drawAll(
  services: PictureServices,
  missing: readonly PlannedPicture[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const { database, log } = services
  let batch: DrawnPicture[] = []
  let told = 0
  for (const [index, planned] of missing.entries()) {
    if (signal?.aborted) break
    const began = Date.now()
    batch.push(await drawPicture(services, planned))
    if (batch.length === batchSize || index === missing.length - 1) {
      await recordPictures(database, batch)
      batch = []
    }
    const tenths = Math.floor(((index + 1) * 10) / missing.length)
    if (tenths > told) {
      told = tenths
      log.info(`Demo pictures: ${tenths * 10}% drawn`)
      await fillCampaigns(database, tenths === 10)
    }
    const rest = Math.max(25, (Date.now() - began) / 2)
    await pause(rest, undefined, { signal }).catch(() => {})
  }
  if (batch.length > 0) await recordPictures(database, batch)
}
