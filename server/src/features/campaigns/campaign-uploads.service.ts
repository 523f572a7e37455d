import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import { campaignLinks } from '#contract/campaigns/campaign-links.ts'
import type { UploadedCampaign } from '#contract/campaigns/campaign-uploads.calls.ts'
import { campaignsTexts as texts, uploadDone } from '#contract/campaigns/campaigns.messages.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext, type UploadedFile } from '../../kit/call-context.ts'
import { scheduleRemoval } from '../../kit/file-removals.ts'
import { campaignUploadKey } from '../../kit/file-keys.ts'
import { htmlToText } from '../../kit/html-to-text.ts'
import type { Services } from '../../services.ts'
import * as queries from './campaign-uploads.queries.ts'

function refuse(): never {
  throw new AppError('unsupportedMedia', { message: texts.notHtml })
}

/** As UTF-8, whatever its original encoding: that is how the page is served. */
function readText(content: Buffer): string {
  // A null byte occurs in no page, but in almost every other kind of file.
  if (content.includes(0)) refuse()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}

/** The name is only a check for the wrong file; the content must be a page. */
function readHtml({ name, content }: UploadedFile): string {
  if (!/\.html?$/i.test(name)) refuse()
  const html = readText(content)
  if (!/^\s*(?:<!--[\s\S]*?-->\s*|<\?xml[^>]*>\s*)*<(?:!doctype\s+html|[a-z])/i.test(html)) refuse()
  if (!/<(?:html|head|body|div|table|p|h1|section|main|center)[\s>]/i.test(html)) refuse()
  return html
}

function titleOf(html: string, fileName: string): string {
  const title = htmlToText(/<title[^>]*>([\s\S]*?)<\/title>/i.exec(html)?.[1] ?? '')
  const name = fileName.replace(/\.html?$/i, '')
  return (title || name).replace(/\s+/g, ' ').trim().slice(0, 200)
}

function toReply({ key, ...row }: queries.UploadRow, publicUrl: string): UploadedCampaign {
  return { ...row, link: `${publicUrl}${campaignLinks.file(key)}` }
}

export async function listUploads({ database, config }: Services): Promise<UploadedCampaign[]> {
  const rows = await queries.findUploads(database.db)
  return rows.map((row) => toReply(row, config.publicUrl))
}

export async function addUpload(services: Services, context: CallContext) {
  const [file] = context.files ?? []
  if (!file) {
    throw new AppError('invalidInput', { message: texts.oneFile, fields: { file: texts.oneFile } })
  }
  const html = readHtml(file)
  const content = Buffer.from(html)
  const key = randomBytes(18).toString('base64url')
  await scheduleRemoval(services.database.db, [campaignUploadKey(key)])
  await services.files.write(campaignUploadKey(key), content)
  return transaction(services.database, actorOf(context), async (tx) => {
    const id = await queries.insertUpload(tx, {
      key,
      title: titleOf(html, file.name),
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      createdBy: sessionOf(context).userId,
    })
    const row = (await queries.findUpload(tx, id)) as queries.UploadRow
    const reply = toReply(row, services.config.publicUrl)
    return { ...reply, message: uploadDone(reply.link) }
  })
}

/** The file stays: what was shown to the public may be needed as evidence. */
export function removeUpload(services: Services, id: number, context: CallContext) {
  return transaction(services.database, actorOf(context), async (tx) => {
    if (!(await queries.hideUpload(tx, id))) throw new AppError('notFound')
    return { id }
  })
}
