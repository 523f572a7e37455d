import { Form } from 'react-router'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import type { OutputOf } from '#contract/call.ts'
import type {
  ConversationBox,
  listConversations,
} from '#contract/conversations/conversations.calls.ts'
import type { ConversationRow } from '#contract/conversations/conversations.schema.ts'
import { links } from '#contract/links.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SegmentedLinks } from '../../ui/form/segmented.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { previewOf } from './conversation-texts.ts'
import { waitOf } from './wait-text.ts'
import styles from './conversation-list.module.css'

export interface ConversationFilter extends Record<string, string | undefined> {
  box: ConversationBox
  ended: 'true' | 'false'
  search: string | undefined
}

/** The address of a list, without default values. */
export function filterQuery({ box, ended, search }: ConversationFilter) {
  return {
    box: box === 'all' ? undefined : box,
    ended: ended === 'true' ? ended : undefined,
    search,
  }
}

interface ListProps {
  list: OutputOf<typeof listConversations>
  filter: ConversationFilter
  current: number | null
  now: Date
  superAdmin: boolean
}

const boxNames: Record<ConversationBox, string> = {
  mine: 'Mine',
  unassigned: 'Unassigned',
  all: 'All',
}

const boxes = ['mine', 'unassigned', 'all'] as const

export function ConversationList({ list, filter, current, now, superAdmin }: ListProps) {
  const { counts, items, total, page, size } = list
  const query = filterQuery(filter)
  const ended = filter.ended === 'true'
  const toggleEnded = (
    <Link
      className={styles.small}
      to={links.conversations({ ...query, ended: ended ? undefined : 'true' })}
    >
      {ended ? 'Show open' : 'Show closed'}
    </Link>
  )
  // The page of a conversation is named after it.
  const Title = current === null ? 'h1' : 'h2'
  if (counts.all === 0 && Object.values(query).every((value) => value === undefined)) {
    return (
      <section className={styles.list} aria-label="List of conversations">
        <header className={styles.head}>
          <div className={styles.line}>
            <Title className={styles.title}>Conversations</Title>
            {toggleEnded}
          </div>
        </header>
        <NoneYet superAdmin={superAdmin} />
        {superAdmin && <Unmatched />}
      </section>
    )
  }
  return (
    <section
      className={styles.list}
      aria-label="List of conversations"
      data-empty={items.length === 0 && current === null ? '' : undefined}
    >
      <header className={styles.head}>
        <div className={styles.line}>
          <Title className={styles.title}>Conversations</Title>
          <span className={styles.faint}>{ended ? `${total} closed` : `${counts.all} open`}</span>
        </div>
        <SegmentedLinks
          label="Whose conversations"
          options={boxes.map((box) => ({
            label: ended ? boxNames[box] : `${boxNames[box]} ${counts[box]}`,
            to: links.conversations({ ...query, box: box === 'all' ? undefined : box }),
            current: filter.box === box,
          }))}
        />
        <Form className={styles.search} role="search">
          {query.box && <input type="hidden" name="box" value={query.box} />}
          {query.ended && <input type="hidden" name="ended" value="true" />}
          <input
            type="search"
            name="search"
            aria-label="Search conversations"
            placeholder="Name or listing"
            defaultValue={filter.search ?? ''}
            maxLength={100}
          />
          {toggleEnded}
        </Form>
        <div className={styles.line}>
          <span className={styles.order}>
            <IconArrowDown aria-hidden="true" /> {ended ? 'Newest first' : 'Longest wait first'}
          </span>
          {!ended && (
            <span className={styles.faint}>
              {counts.waiting} waiting, {counts.unread} unread
            </span>
          )}
        </div>
      </header>
      {items.length === 0 ? (
        <EmptyState
          title={filter.search ? 'No matching conversations' : 'No conversations here'}
          actions={<LinkButton to={links.conversations()}>All conversations</LinkButton>}
        >
          {filter.search
            ? 'Try another name or reference.'
            : 'Enquiries and offers on your listings appear here.'}
        </EmptyState>
      ) : (
        <ul className={styles.rows}>
          {items.map((row) => (
            <li key={row.id}>
              <Row row={row} current={row.id === current} now={now} query={query} />
            </li>
          ))}
        </ul>
      )}
      <Pages page={page} size={size} total={total} query={query} />
      {superAdmin && <Unmatched />}
    </section>
  )
}

/** The empty state, for someone nobody has written to yet. */
function NoneYet({ superAdmin }: { superAdmin: boolean }) {
  if (superAdmin) {
    return (
      <EmptyState title="No conversations yet">
        Enquiries, contact messages and offers appear here as soon as someone sends one.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No conversations yet"
      actions={
        <>
          <LinkButton to={links.propertySearch()} kind="brand">
            Find a property
          </LinkButton>
          <LinkButton to={links.offers()}>Your offers</LinkButton>
        </>
      }
    >
      When someone asks about one of your listings or makes an offer on it, you can read it and
      reply here. Replies to your own enquiries arrive by email.
    </EmptyState>
  )
}

function Unmatched() {
  return (
    <p className={styles.foot}>
      <Link to={links.unmatchedEmails()}>Emails without a conversation</Link>
    </p>
  )
}

interface RowProps {
  row: ConversationRow
  current: boolean
  now: Date
  query: Record<string, string | undefined>
}

function Row({ row, current, now, query }: RowProps) {
  const { text, urgency } = waitOf(row, now)
  return (
    <Link
      to={links.conversation(row.id, query)}
      className={styles.row}
      aria-current={current ? 'true' : undefined}
      data-unread={row.unread ? '' : undefined}
      preventScrollReset
    >
      <span className={styles.picture}>
        <Picture picture={row.listing?.picture ?? null} sizes="56px" ratio="1 / 1" alt="" />
      </span>
      <span className={styles.top}>
        <span className={styles.name}>{row.name}</span>
        <span className={styles.wait} data-urgency={urgency}>
          {text}
        </span>
      </span>
      <span className={styles.about}>{row.listing?.title ?? 'Contact message'}</span>
      <span className={styles.preview}>
        <span>{previewOf(row)}</span>
        {row.unread && (
          <i className={styles.dot} data-mark="">
            <span className="vh">Unread</span>
          </i>
        )}
      </span>
    </Link>
  )
}

interface PagesProps {
  page: number
  size: number
  total: number
  query: Record<string, string | undefined>
}

function Pages({ page, size, total, query }: PagesProps) {
  const last = Math.max(1, Math.ceil(total / size))
  if (last === 1) return null
  return (
    <nav className={styles.pages} aria-label="Pages">
      {page > 1 && <Link to={links.conversations({ ...query, page: page - 1 })}>Previous</Link>}
      <span>
        Page {page} of {last}
      </span>
      {page < last && <Link to={links.conversations({ ...query, page: page + 1 })}>Next</Link>}
    </nav>
  )
}
