import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { contactSources } from '#contract/contact-sources/contact-sources.resource.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { maxPageSize } from '#contract/values/paging.ts'
import { readTheme } from '#contract/values/theme.ts'
import type { Route } from './+types/root.ts'
import { ErrorPage } from './shell/errors/error-page.tsx'
import { menusFor, type Menus } from './shell/menu.ts'
import { ViewAsBanner } from './shell/view-as-banner.tsx'
import { contextOf } from './session/request-context.ts'
import { useStarted } from './start/use-started.ts'
import { useTrail } from './ui/navigation/use-trail.ts'
import { ProgressBar } from './ui/feedback/progress-bar.tsx'
import { AlertArea, AlertProvider } from './ui/feedback/alert-area.tsx'
import { CachedFragment } from './ui/fragments/cached-fragment.tsx'
import { CardIconShapes } from './ui/media/card-icon.tsx'
import { AskReasonProvider } from './ui/feedback/ask-reason.tsx'
import { ConfirmProvider } from './ui/feedback/confirm.tsx'
import { LeaveGuard } from './ui/form/leave-guard.tsx'
import { useSiteData, viewerOf, type SiteData } from './session/session.ts'
import { MapSettingsContext, type MapSettings } from './ui/map/map-settings.ts'
import frauncesUrl from '../../contract/fonts/fraunces.woff2?url'
import interUrl from '../../contract/fonts/inter.woff2?url'
import './ui/theme/tokens.css'
import './ui/theme/fonts.css'
import './ui/theme/base.css'

const preloadedFont = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const

export const links: Route.LinksFunction = () => [
  preloadedFont(interUrl),
  preloadedFont(frauncesUrl),
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
]

export async function loader({
  request,
  context,
}: Route.LoaderArgs): Promise<SiteData & { menus: Menus }> {
  const { api, session, publicUrl, maps } = contextOf(context)
  const [company, sources] = await Promise.all([
    api(getCompany, {}),
    api(contactSources.list, { size: maxPageSize, sort: 'id', order: 'asc' }),
  ])
  return {
    company,
    session,
    publicUrl,
    maps,
    menus: menusFor(viewerOf(session)),
    sources: sources.items.map(({ id, description }) => ({ value: id, label: description })),
    theme: readTheme(request.headers.get('cookie')),
  }
}

/** Company, menus and session change by an action or by asking, not by going to another page. */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) {
  return (formMethod !== undefined && formMethod !== 'GET') || currentUrl.href === nextUrl.href
}

export function Layout({ children }: { children: ReactNode }) {
  const theme = useSiteData()?.theme ?? undefined
  return (
    <html lang="en-ZA" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <CachedFragment name="card-icon-shapes" dependsOn={null}>
          <CardIconShapes />
        </CachedFragment>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

const noMaps: MapSettings = { ngi: false }

export default function Root() {
  useTrail()
  useStarted()
  return (
    <AlertProvider>
      <ConfirmProvider>
        <AskReasonProvider>
          <MapSettingsContext value={useSiteData()?.maps ?? noMaps}>
            <ProgressBar />
            <ViewAsBanner />
            <AlertArea />
            <LeaveGuard />
            <Outlet />
          </MapSettingsContext>
        </AskReasonProvider>
      </ConfirmProvider>
    </AlertProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <AlertProvider>
      <ErrorPage error={error} />
    </AlertProvider>
  )
}
