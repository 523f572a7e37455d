import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { campaignLinks } from '#contract/campaigns/campaign-links.ts'

const folder = path.resolve(import.meta.dirname, '../../../../contract/fonts')

/** The typefaces of campaign pages, for documents without an origin. */
export function mountCampaignFonts(app: FastifyInstance): void {
  for (const name of ['inter', 'fraunces']) {
    app.get(campaignLinks.font(name), async (_request, reply) =>
      reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=604800')
        .type('font/woff2')
        .send(await readFile(path.join(folder, `${name}.woff2`))),
    )
  }
}
