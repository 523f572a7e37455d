import {
  createRequestHandler,
  RouterContextProvider,
  type EntryContext,
  type ServerBuild,
} from 'react-router'
import { describe, expect, it } from 'vitest'
import { AppError, type ErrorCode } from '#contract/errors.ts'
import { withRefusals } from './route-refusals.ts'

/** A site of one page whose loader does this. */
function siteWith(loader: () => unknown) {
  const module = { default: () => null, loader, action: loader }
  const build = {
    routes: withRefusals({ root: { id: 'root', path: 'page', module } } as ServerBuild['routes']),
    entry: {
      module: {
        default: (
          _request: Request,
          status: number,
          headers: Headers,
          { staticHandlerContext }: EntryContext,
        ) => Response.json(staticHandlerContext.errors, { status, headers }),
        handleError() {},
      },
    },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
  return createRequestHandler(build, 'production')
}

async function opened(loader: () => unknown, path = '/page', method = 'GET'): Promise<Response> {
  const request = new Request(`http://site.example${path}`, { method })
  return siteWith(loader)(request, new RouterContextProvider())
}

const refusing = (code: ErrorCode) => () => {
  throw new AppError(code)
}

describe('a call that a page needs and that is refused', () => {
  it.each([
    ['tooMany', 429],
    ['unavailable', 503],
    ['notFound', 404],
    ['notAllowed', 403],
  ] as const)('as %s gives the page its status and message', async (code, status) => {
    for (const path of ['/page', '/page.data']) {
      const response = await opened(refusing(code), path)
      expect(response.status).toBe(status)
      expect(await response.text()).toContain(new AppError(code).message)
    }
  })

  it('is refused in a form without script as well', async () => {
    const response = await opened(refusing('tooMany'), '/page', 'POST')
    expect(response.status).toBe(429)
  })

  it('without a session leads to the login', async () => {
    const response = await opened(refusing('notSignedIn'))
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toContain('login')
  })

  it('with an unexpected error is a 500 without details', async () => {
    const response = await opened(() => {
      throw new Error('the password is 1234')
    })
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('1234')
  })
})
