import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#contract/errors.ts'
import { campaignLinks } from '#contract/campaigns/campaign-links.ts'
import { handleError } from '../../http/errors.ts'
import { campaignCookie, type ContextFor } from '../../http/visitor.ts'
import { campaignUploadKey } from '../../kit/file-keys.ts'
import type { Services } from '../../services.ts'
import { findShownItem } from './campaign-items.queries.ts'
import { factsOf } from './campaign-items.service.ts'
import { mountCampaignFonts } from './campaign-fonts.ts'
import { createCampaignEvents, isMachine, visitorOf, type CampaignEvent } from './events.ts'
import { campaignMap, freshPage, cachedPage, seesAll } from './landing-page.service.ts'
import { listingPath } from './listing-reply.ts'
import { mailedFrom, withMailedClicks } from './mailed-links.ts'
import { mountPreviewPage } from './preview-page.ts'
import { previewDocument, previewPolicy, sendSandboxed } from './sandbox.ts'
import { findUploadByKey } from './campaign-uploads.queries.ts'

const cookieSeconds = 7 * 86_400

function idFrom(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined
}

type Params = Record<string, string>

/** What visitors of campaigns open: not part of the site or the API. */
export async function mountCampaignPages(
  app: FastifyInstance,
  services: Services,
  contextFor: ContextFor,
): Promise<void> {
  const { database, files, config, secrets } = services
  const { db } = database
  const events = createCampaignEvents(database, services.log)
  app.addHook('onClose', () => events.stop())

  function count(request: FastifyRequest, event: Omit<CampaignEvent, 'visitor' | 'at'>) {
    const userAgent = request.headers['user-agent'] ?? ''
    if (request.method !== 'GET' || isMachine(userAgent)) return
    const visitor = visitorOf(secrets, { ip: request.ip, userAgent })
    events.record({ ...event, visitor, at: new Date() })
  }

  async function showCampaign(request: FastifyRequest, reply: FastifyReply) {
    const id = idFrom((request.params as Params).id)
    if (!id) return reply.redirect(campaignLinks.expired)
    const context = await contextFor(request, reply)
    const isMaker = seesAll(context)
    const html = await (isMaker ? freshPage(services, id) : cachedPage(services, id))
    if (html === undefined) return reply.redirect(campaignLinks.expired)
    if (!isMaker) count(request, { kind: 'view', campaignId: id })
    const mailed = mailedFrom(request.query)
    return sendSandboxed(reply, mailed ? withMailedClicks(html, mailed) : html)
  }

  async function showMap(request: FastifyRequest, reply: FastifyReply) {
    const { file = '' } = request.params as Params
    const [, idText, narrow] = /^(\d+)(-narrow)?\.png$/.exec(file) ?? []
    const id = idFrom(idText)
    const form = narrow ? 'narrow' : 'wide'
    const context = await contextFor(request, reply)
    const picture = id && (await campaignMap(services, id, form, seesAll(context)))
    if (!picture) throw new AppError('notFound')
    return reply
      .header('cache-control', 'public, max-age=300')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/png')
      .send(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength))
  }

  async function showUpload(request: FastifyRequest, reply: FastifyReply) {
    const { key = '' } = request.params as Params
    const upload = /^[\w-]{24}$/.test(key) ? await findUploadByKey(db, key) : undefined
    const file = upload && (await files.read(campaignUploadKey(key)))
    if (!file) return reply.redirect(campaignLinks.expired)
    count(request, { kind: 'view', uploadId: upload.id })
    return sendSandboxed(reply, Buffer.from(file.buffer, file.byteOffset, file.byteLength))
  }

  /** Also after the campaign has ended: a reader of an old email still wants to see the listing. */
  async function follow(request: FastifyRequest, reply: FastifyReply) {
    const params = request.params as Params
    const campaignId = idFrom(params.campaignId)
    const itemId = idFrom(params.itemId)
    const item = campaignId && itemId ? await findShownItem(db, itemId) : undefined
    if (!campaignId || !itemId || item?.campaignId !== campaignId) {
      return reply.redirect(campaignLinks.expired)
    }
    const factsFor = await factsOf(db, [item])
    const facts = factsFor(item)
    if (!facts?.published) {
      return reply.redirect(item.weekId === null ? '/property/search' : '/timeshare/buy')
    }
    count(request, { kind: 'click', campaignId, itemId, mailed: mailedFrom(request.query) })
    // An enquiry in the next few days then counts as this campaign's.
    reply.setCookie(campaignCookie, String(campaignId), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: config.publicUrl.startsWith('https:'),
      maxAge: cookieSeconds,
    })
    return reply.redirect(listingPath(facts))
  }

  await app.register(async (pages) => {
    pages.setErrorHandler(handleError)
    pages.get('/campaign-view/:id', (request, reply) => showCampaign(request, reply))
    pages.get('/campaign-map/:file', (request, reply) => showMap(request, reply))
    pages.get('/campaign-files/:key', (request, reply) => showUpload(request, reply))
    pages.get('/campaign-click/:campaignId/:itemId', (request, reply) => follow(request, reply))
    pages.get(campaignLinks.previewFrame, (_request, reply) =>
      sendSandboxed(reply, previewDocument, previewPolicy),
    )
    mountCampaignFonts(pages)
    await mountPreviewPage(pages, services, contextFor)
  })
}
