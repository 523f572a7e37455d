import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { builtClient } from './react-router.ts'

/** Serves the files of the built site: scripts and styles with a hash in their names, and a few with fixed names. */
export async function mountFiles(app: FastifyInstance): Promise<void> {
  // One route for all: files of earlier builds are kept, and a route for each file would slow the start.
  await app.register(fastifyStatic, {
    root: path.join(builtClient, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response) =>
      void response.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  await app.register(fastifyStatic, {
    root: builtClient,
    wildcard: false,
    // Earlier builds had a robots.txt, and their files stay.
    globIgnore: ['assets/**', 'robots.txt'],
    preCompressed: true,
    decorateReply: false,
  })
}
