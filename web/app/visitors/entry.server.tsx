import type { LoaderFunctionArgs, Location, MetaArgs, MetaDescriptor } from 'react-router'
import type { Theme } from '#contract/values/theme.ts'
import { screens } from 'virtual:visitor-screens'
import { assetsOf } from 'virtual:visitor-assets'
import { links as siteLinks, loader as loadRoot } from '../root.tsx'
import routes from '../routes.ts'
import { requestContext, type RequestContext } from '../session/request-context.ts'
import { heldType, startScript } from '../start/start-script.ts'
import { stepsAttribute } from '../start/lay-out-steps.ts'
import { startWhen } from '../start/start-when.ts'
import { FragmentsContext } from '../ui/fragments/cached-fragment.tsx'
import { FragmentsOfPage, type MarkedPage } from '../ui/fragments/fragment-cache.ts'
import { RouterContextProvider } from './context.ts'
import { announcedPicture, escaped, headOf, scriptText, titleOf } from './head.ts'
import { matchesOf } from './matches.ts'
import { createMatcher, type FoundRoute } from './match-path.ts'
import { pageDataId, pageOfData, siteId, type NextData, type PageData } from './page-data.ts'
import { isData } from './responses.ts'
import { setState } from './router-state.ts'
import { toHtml } from './on-server/draw.ts'
import { Site } from './site.tsx'

export interface VisitorRequest {
  url: URL
  /** The header of that name. */
  cookie: string
  signal: AbortSignal | undefined
  context: Omit<RequestContext, 'deliver'>
}

export type VisitorReply =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'data'; data: NextData }
  | { kind: 'page'; page: PageTexts; sheets: readonly string[] }

/** A page's texts in their order; its styles belong after the head. */
interface PageTexts {
  head: string
  start: string
  site: MarkedPage
  end: string
}

const findRoute = createMatcher(routes)

/** Marks what only the whole site can show: a refusal, a missing record, an error. */
const elsewhere = Symbol('elsewhere')

const redirectOf = (reply: unknown) =>
  reply instanceof Response && reply.headers.has('location') ? reply : elsewhere

async function load(found: FoundRoute, { url, cookie, signal, context }: VisitorRequest) {
  const screen = screens[found.id]
  if (!screen) return elsewhere
  const provider = new RouterContextProvider()
  provider.set<unknown>(requestContext as object, context)
  const headers = { get: (name: string) => (name === 'cookie' ? cookie : null) }
  const request = { url: url.href, method: 'GET', headers, signal }
  const args = { request, url, params: found.params, context: provider } as unknown
  try {
    const [root, data] = await Promise.all([
      loadRoot(args as Parameters<typeof loadRoot>[0]),
      screen.loader?.(args as LoaderFunctionArgs),
    ])
    if (data instanceof Response) return redirectOf(data)
    return isData(data) ? elsewhere : { screen, root, data: data ?? null }
  } catch (error) {
    return redirectOf(error)
  }
}

type Loaded = Exclude<Awaited<ReturnType<typeof load>>, symbol | Response>

function metaOf(found: FoundRoute, { screen, root, data }: Loaded, url: URL): MetaDescriptor[] {
  const location = locationOf(url)
  const { params } = found
  const rootMatch = { id: 'root', loaderData: root, pathname: '/', params, meta: [] }
  const match = { id: found.id, loaderData: data, pathname: url.pathname, params, meta: [] }
  const args = { location, params, loaderData: data, matches: [rootMatch, match] } as unknown
  return screen.meta?.(args as MetaArgs) ?? []
}

function locationOf({ pathname, search }: URL): Location {
  return { pathname, search, hash: '', state: null, key: 'default', mask: undefined }
}

const start = `</head><body><div id="${siteId}" style="display:contents">`

/** The same for every page of a screen. */
const linksHtml = siteLinks()
  .map(
    (link) =>
      `<link${Object.entries(link)
        .map(([name, value]) => ` ${name.toLowerCase()}="${escaped(String(value))}"`)
        .join('')}>`,
  )
  .join('')

function pageOf(found: FoundRoute, loaded: Loaded, request: VisitorRequest): VisitorReply {
  const { url, context } = request
  const data: PageData = {
    id: found.id,
    params: found.params,
    root: loaded.root,
    screen: loaded.data,
  }
  const fragments = new FragmentsOfPage(context.scriptNonce)
  setState({
    location: locationOf(url),
    type: 'POP',
    matches: matchesOf(data, loaded.screen, url.pathname),
    next: null,
    revalidating: false,
  })
  const site = fragments.take(
    toHtml(
      <FragmentsContext value={fragments}>
        <Site />
      </FragmentsContext>,
    ),
  )
  const { sheets, scripts, entry } = assetsOf(found.id)
  const theme: Theme | null = loaded.root.theme
  const when = startWhen({ routeId: found.id, url, isLoggedIn: false })
  const head = [
    `<!DOCTYPE html><html lang="en-ZA"${theme ? ` data-theme="${theme}"` : ''} ${stepsAttribute}="">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    headOf(metaOf(found, loaded, url)),
    linksHtml,
    announcedPicture(site.html),
    ...sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}" disabled>`),
  ].join('')
  const end = [
    `</div><script type="application/json" id="${pageDataId}">${scriptText(data)}</script>`,
    `<script type="${heldType}" data-when="${when}" data-needs="${scripts.join(' ')}" data-entry="${entry}"></script>`,
    `<script>${startScript}</script></body></html>`,
  ].join('')
  return { kind: 'page', page: { head, start, site, end }, sheets }
}

/** A page or its data for a visitor; undefined where the whole site must reply. */
export async function reply(request: VisitorRequest): Promise<VisitorReply | undefined> {
  const asked = pageOfData(request.url.pathname)
  const url = new URL(request.url)
  if (asked !== undefined) url.pathname = asked
  const found = findRoute(url.pathname)
  if (!found || !(found.id in screens)) return undefined
  const loaded = await load(found, { ...request, url })
  const isElsewhere = typeof loaded === 'symbol'
  if (asked === undefined) {
    if (isElsewhere) return undefined
    if (!(loaded instanceof Response)) return pageOf(found, loaded, request)
    return {
      kind: 'redirect',
      status: loaded.status,
      location: loaded.headers.get('location') ?? '/',
    }
  }
  if (isElsewhere) return { kind: 'data', data: { leave: url.pathname + url.search } }
  if (loaded instanceof Response) {
    return { kind: 'data', data: { leave: loaded.headers.get('location') ?? '/' } }
  }
  const title = titleOf(metaOf(found, loaded, url))
  return { kind: 'data', data: { id: found.id, title, screen: loaded.data } }
}

/** The script that every page has in its text. */
export { startScript }
