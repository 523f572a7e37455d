import { isRouteErrorResponse, useLocation } from 'react-router'
import { errors } from '#contract/errors.ts'
import { errorTitle, messages, systemTexts } from '#contract/messages.ts'
import { replyOf, type MissingPage } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { useSiteData } from '../../session/session.ts'
import { BareShell } from '../public/bare-shell.tsx'
import { ShellFrame } from '../public/shell-frame.tsx'
import { isLostScript } from './lost-script.ts'
import { LostScriptNotice } from './lost-script-notice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { siteTitle } from '../../ui/navigation/site-title.ts'
import { NotFound } from '../../features/errors/not-found.tsx'
import { useListOfRecord } from '../use-way-back.ts'
import { Refused } from './refused.tsx'

/** Any error, in the site's own frame if that could be loaded. */
export function ErrorPage({ error }: { error: unknown }) {
  const site = useSiteData()
  const Shell = site ? ShellFrame : BareShell
  return (
    <Shell>
      <title>{siteTitle(titleOf(error), site?.company.name ?? [])}</title>
      <meta name="robots" content="noindex" />
      <Explanation error={error} />
    </Shell>
  )
}

function titleOf(error: unknown): string {
  if (isRouteErrorResponse(error) && error.status === errors.notFound.status)
    return ownTextsOf(error.data).title ?? 'Page not found'
  if (isRouteErrorResponse(error) && error.status === errors.notAllowed.status)
    return replyOf(error.data).message ?? messages.noPermission
  return errorTitle(isRouteErrorResponse(error) ? error.status : errors.internal.status)
}

/** For a page that itself says what is missing. */
function ownTextsOf(content: unknown): Partial<MissingPage> {
  return replyOf(content) as Partial<MissingPage>
}

function Explanation({ error }: { error: unknown }) {
  if (isLostScript(error)) return <LostScriptNotice error={error} />
  if (!isRouteErrorResponse(error)) return <Broken />
  if (error.status === errors.notFound.status) return <Missing {...ownTextsOf(error.data)} />
  if (error.status === errors.notAllowed.status)
    return <Refused message={replyOf(error.data).message} />
  const { message, requestId } = replyOf(error.data)
  return (
    <Broken
      status={error.status}
      message={message}
      requestId={error.status >= errors.internal.status ? requestId : undefined}
    />
  )
}

function Missing({ title, message, lists }: Partial<MissingPage>) {
  const list = useListOfRecord()
  return (
    <NotFound title={title} list={list} lists={lists}>
      {message}
    </NotFound>
  )
}

interface BrokenProps {
  status?: number
  message?: string | undefined
  requestId?: string | undefined
}

/** Shown if no error reference reached the page; the server's log still has the error. */
const unexplained =
  'The error has been logged and we will look into it. Try again in a moment, or phone us.'

function Broken({ status = errors.internal.status, message, requestId }: BrokenProps) {
  const { pathname, search } = useLocation()
  return (
    <Notice
      overline={requestId ? `Reference ${requestId}` : String(status)}
      title={errorTitle(status)}
      actions={
        <>
          <LinkButton to={pathname + search} reloadDocument kind="brand">
            Try again
          </LinkButton>
          <LinkButton to={links.home()} reloadDocument>
            Go to the home page
          </LinkButton>
        </>
      }
    >
      {message ?? (requestId ? systemTexts.internal : unexplained)}
    </Notice>
  )
}
