import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { campaignLinks } from '#contract/campaigns/campaign-links.ts'

const fonts = {
  inter: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  fraunces: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
} as const

/** The typefaces of campaign pages, for documents without an origin. */
export function mountCampaignFonts(app: FastifyInstance): void {
  for (const [name, path] of Object.entries(fonts)) {
    app.get(campaignLinks.font(name), async (_request, reply) =>
      reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=604800')
        .type('font/woff2')
        .send(await readFile(fileURLToPath(import.meta.resolve(path)))),
    )
  }
}
