import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { AnyCall } from '#contract/call.ts'
import { escapeHtml } from '../kit/placeholders.ts'
import { docsScript, docsStyle } from './docs-viewer.ts'
import { toOpenApi30 } from './openapi-30.ts'
import { exampleOf, openApiDocument, describeAccess } from './openapi.ts'
import { sessionCookieOf } from './visitor.ts'

const viewer = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

/** The files of the viewer that the page uses, and their types. */
const viewerFiles = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
} as const

/** Without scripts the page is a list of all calls. */
function listOf(calls: AnyCall[]): string {
  const rows = calls.map(
    (call) =>
      `<li><code>${escapeHtml(exampleOf(call))}</code> ${escapeHtml(call.summary)} (${escapeHtml(describeAccess(call))})</li>`,
  )
  return `<ul>${rows.join('\n')}</ul>`
}

function pageOf(calls: AnyCall[]): string {
  return `<!doctype html><html lang="en-ZA"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Jacaranda API</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs/swagger-ui.css"><link rel="stylesheet" href="/api/docs/style.css"></head>
<body><header><a href="/">Jacaranda</a><a href="/api/docs/openapi.json">OpenAPI document</a></header>
<main><div id="viewer"></div><noscript><h1>Jacaranda API</h1>
<p>${calls.length} calls, generated from the contract.</p>${listOf(calls)}</noscript></main>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`
}

/** Runs on the first request: generating the document takes longer than the rest of the server's start. */
function once(write: () => string): () => string {
  let text: string | undefined
  return () => (text ??= write())
}

/** `/api/docs`: the contract as a page for people and as an OpenAPI document for programs. */
export function mountDocs(app: FastifyInstance, calls: AnyCall[], publicUrl: string): void {
  const document = () => openApiDocument(calls, publicUrl, sessionCookieOf(publicUrl))
  const documents = {
    'openapi.json': once(() => JSON.stringify(document())),
    'openapi-3.0.json': once(() => JSON.stringify(toOpenApi30(document()))),
  }
  const page = once(() => pageOf(calls))
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page()))
  for (const [name, text] of Object.entries(documents)) {
    app.get(`/api/docs/${name}`, (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(text()),
    )
  }
  app.get('/api/docs/style.css', (_request, reply) => reply.type('text/css').send(docsStyle))
  app.get('/api/docs/start.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(docsScript),
  )
  for (const [name, type] of Object.entries(viewerFiles)) {
    app.get(`/api/docs/${name}`, async (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'public, max-age=86400')
        .send(await readFile(path.join(viewer, name))),
    )
  }
}
