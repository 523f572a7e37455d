import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import {
  conversationBoxes,
  getConversation,
  listConversations,
  markRead,
} from '#contract/conversations/conversations.calls.ts'
import { listReplyTemplates } from '#contract/conversations/reply-templates.calls.ts'
import { callOverHttp } from '#contract/client.ts'
import { getDraft } from '#contract/drafts/drafts.calls.ts'
import { today } from '#contract/values/day.ts'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { ownPageMeta } from '../../page-meta.ts'
import { guard } from '../../session/guard.ts'
import { awaitReply, refusal } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import type { Route } from './+types/conversations.screen.ts'
import { ConversationContext } from './conversation-context.tsx'
import { ConversationList } from './conversation-list.tsx'
import { ConversationThread } from './conversation-thread.tsx'
import { useConversationKeys } from './use-conversation-keys.ts'
import styles from './conversations.module.css'

function idOf(written: string | undefined): number | null {
  if (written === undefined) return null
  if (!/^[1-9]\d{0,8}$/.test(written)) throw refusal('notFound')
  return Number(written)
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { user, person, viewedBy } = guard('conversations.use', { context, url })
  const { api } = contextOf(context)
  const id = idOf((params as { id?: string }).id)
  const filter = {
    box: conversationBoxes.find((box) => box === url.searchParams.get('box')) ?? ('all' as const),
    ended: url.searchParams.get('ended') === 'true' ? ('true' as const) : ('false' as const),
    search: url.searchParams.get('search') || undefined,
  }
  const page = Number(url.searchParams.get('page')) || 1
  const [list, thread, draft, templates] = await Promise.all([
    awaitReply(api(listConversations, { ...filter, page }), url),
    id === null ? null : awaitReply(api(getConversation, { id }), url),
    id === null ? null : awaitReply(api(getDraft, { kind: `reply-${id}` }), url),
    id === null ? [] : awaitReply(api(listReplyTemplates, {}), url),
  ])
  return {
    list,
    thread,
    draft,
    templates,
    filter,
    now: new Date().toISOString(),
    me: person?.fullname ?? user.username,
    superAdmin: user.role === 'Super Admin',
    /** Someone viewing the site as another user leaves everything unread. */
    reads: viewedBy === null,
    details: url.searchParams.get('view') === 'details',
  }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.superAdmin
    ? officeMeta('Conversations', matches)
    : ownPageMeta('Conversations', matches)

/** Another message may have arrived in the meantime. */
const refreshMs = 30_000

/** Everything that people wrote about the listings that a user manages, and the replies. */
export default function ConversationsScreen({ loaderData }: Route.ComponentProps) {
  const { list, thread, draft, templates, filter, me, superAdmin, details, reads } = loaderData
  const { revalidate } = useRevalidator()
  const now = new Date(loaderData.now)
  useConversationKeys({ list: list.items, current: thread?.id ?? null, filter })
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, refreshMs)
    return () => clearInterval(timer)
  }, [revalidate])
  const unread = list.items.some(({ id, unread: isUnread }) => id === thread?.id && isUnread)
  const opened = thread?.id
  useEffect(() => {
    if (opened === undefined || !unread || !reads) return
    void callOverHttp(markRead, { id: opened }).then(revalidate, () => {})
  }, [opened, unread, reads, revalidate])
  const empty = !thread && list.items.length === 0
  const shown = thread ? (details ? 'details' : 'thread') : empty ? 'empty' : 'list'
  const panes = (
    <div className={styles.panes} data-shown={shown} data-office={superAdmin ? '' : undefined}>
      <ConversationList
        list={list}
        filter={filter}
        current={thread?.id ?? null}
        now={now}
        superAdmin={superAdmin}
      />
      {thread ? (
        <>
          <ConversationThread
            key={thread.id}
            conversation={thread}
            draft={draft}
            templates={templates}
            filter={filter}
            me={me}
            today={today(now)}
          />
          <ConversationContext conversation={thread} filter={filter} />
        </>
      ) : (
        !empty && (
          <div className={styles.none}>
            <EmptyState title="Choose a conversation">
              Enquiries, messages and offers from one person about one listing are shown together.
            </EmptyState>
          </div>
        )
      )}
    </div>
  )
  if (!thread) return panes
  return (
    <>
      {/* A phone shows one pane, which may be any of them. */}
      <h1 className="vh">Conversation with {thread.name}</h1>
      {panes}
    </>
  )
}
