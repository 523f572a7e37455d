import type { FastifyInstance } from 'fastify'
import { campaignLinks } from '#contract/campaigns/campaign-links.ts'
import { campaignBodyLimit, campaignDraft } from '#contract/campaigns/campaigns.form.ts'
import { AppError } from '#contract/errors.ts'
import type { ContextFor } from '../../http/visitor.ts'
import type { Services } from '../../services.ts'
import { previewCampaign, seesAll } from './landing-page.service.ts'
import { sendSandboxed } from './sandbox.ts'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The campaign of a form, rendered; or its HTML, unchanged. */
async function htmlOf(services: Services, form: URLSearchParams): Promise<string> {
  const html = form.get('html')
  if (html !== null) return html
  const draft = campaignDraft.safeParse(parsed(form.get('draft') ?? ''))
  if (!draft.success) throw new AppError('invalidInput')
  return (await previewCampaign(services, draft.data)).html
}

/**
 * The editor's content in its own tab. It is a form POST: a new tab shares no memory with the
 * editor, and an address cannot contain a whole page.
 */
export async function mountPreviewPage(
  pages: FastifyInstance,
  services: Services,
  contextFor: ContextFor,
): Promise<void> {
  await pages.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      // Percent-encoded, a character can take three times its size.
      { parseAs: 'string', bodyLimit: 3 * campaignBodyLimit },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.post(campaignLinks.previewPage, async (request, reply) => {
      const context = await contextFor(request, reply)
      if (!context.session) throw new AppError('notSignedIn')
      if (!seesAll(context)) throw new AppError('notAllowed')
      return sendSandboxed(reply, await htmlOf(services, request.body as URLSearchParams))
    })
  })
}
