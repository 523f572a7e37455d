import { alertNames } from '#contract/payments/payments.messages.ts'
import type { LastBackup, WaitingWork, WaitKind } from '#contract/today/today.calls.ts'
import { addDays, formatDay, type Day } from '#contract/values/day.ts'
import { formatRand } from '#contract/values/rand.ts'
import { links } from '#contract/links.ts'
import { momentText } from '../../ui/data/moment.ts'
import type { StatusColor } from '../../ui/data/status-text.tsx'
import { clock, kindLabels } from '../../shared/privacy/kinds.ts'
import { agoText, backupText } from './backups.ts'

export interface NamedWait {
  key: string
  label: string
  note: string
  /** Null if it has no page. */
  to: string | null
}

export interface WaitRow {
  kind: WaitKind
  count: number
  title: string
  /** Why it needs attention. */
  why: string
  /** The list of all of them; null if there is none. */
  to: string | null
  clock: { color: StatusColor; label: string } | null
  items: NamedWait[]
}

const daysBetween = (from: Day, to: Day) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** How long the oldest has waited: the time if it came today, else the number of days. */
export function waited(since: string | null, today: Day): WaitRow['clock'] {
  if (!since) return null
  const [day = '', time] = since.includes('T') ? momentText(since).split(' ') : [since]
  const days = daysBetween(day, today)
  if (days < 1) return { color: 'green', label: time ? `Since ${time}` : 'Today' }
  const color = days > 7 ? 'red' : 'orange'
  return { color, label: days === 1 ? 'Oldest: 1 day' : `Oldest: ${days} days` }
}

const always = (color: StatusColor, mark: WaitRow['clock']) => mark && { ...mark, color }

type Rows = {
  [Kind in WaitKind]: (
    wait: WaitingWork[Kind],
    today: Day,
    lastBackup: LastBackup,
  ) => Omit<WaitRow, 'kind' | 'count'>
}

const backupReasons = {
  failed: 'The last backup failed',
  late: 'A scheduled backup was not made',
}

/**
 * In order of priority: what can be lost first, then money, then what others are waiting for, then
 * what can wait longer.
 */
const rows: Rows = {
  backups: ({ items: [found] }, _today, last) => ({
    title: 'Backups need attention',
    why: backupReasons[found?.problem ?? 'late'],
    to: null,
    clock: { color: 'red', label: last ? `Last: ${agoText(last.ageSeconds)}` : 'None yet' },
    items: [
      {
        key: 'reason',
        label: 'Reason',
        note: found?.error ?? 'The site was not running, or BACKUP_DIR is no longer set',
        to: null,
      },
      {
        key: 'last',
        label: 'Last complete backup',
        note: last ? backupText(last) : 'None yet',
        to: null,
      },
    ],
  }),
  payments: ({ items, oldest }, today) => ({
    title: 'Payments to confirm',
    why: 'EFT payments not yet matched to the bank statement',
    to: links.payments({ paymentStatus: 'PENDING', provider: 'eft' }),
    clock: waited(oldest, today),
    items: items.map(({ id, reference, listing, payer, amount }) => ({
      key: reference,
      label: `${reference}, ${formatRand(amount)}`,
      note: `${payer}, for ${listing}`,
      to: links.payment(id),
    })),
  }),
  bankMoney: ({ items, oldest }, today) => ({
    title: 'Bank money to allocate',
    why: 'Bank statement lines that are not booked to a payment yet',
    to: links.bankStatements({ statement: 'all' }),
    clock: waited(oldest, today),
    items: items.map(({ id, statementId, day, description, amount }) => ({
      key: String(id),
      label: `${formatRand(amount)}, ${formatDay(day)}`,
      note: description,
      to: links.bankStatements({ statement: statementId }),
    })),
  }),
  paymentAlerts: ({ items, oldest }, today) => ({
    title: 'Payment alerts',
    why: 'Rejected notifications, wrong amounts, and duplicate or reversed payments',
    to: links.payments(),
    clock: always('red', waited(oldest, today)),
    items: items.map(({ id, kind, payment }) => ({
      key: String(id),
      label: payment?.reference ?? 'Unknown payment',
      note: alertNames[kind],
      to: payment ? links.payment(payment.id) : links.payments(),
    })),
  }),
  refunds: ({ items }, today) => ({
    title: 'Refunds to pay',
    why: 'Due within 30 days of the cancellation',
    to: links.payments({ paymentStatus: 'REFUND DUE' }),
    clock: items[0]?.dueOn ? clock(daysBetween(today, items[0].dueOn)) : null,
    items: items.map(({ id, reference, payer, amount, dueOn }) => ({
      key: reference,
      label: `${reference}, ${formatRand(amount)}`,
      note: dueOn ? `${payer}, by ${formatDay(dueOn)}` : payer,
      to: links.payment(id),
    })),
  }),
  weeks: ({ items, oldest }, today) => ({
    title: 'Weeks to verify',
    why: 'Paid, and ready to be verified with the resort',
    to: links.timeshareAdmin({ status: 'AV', verified: 'false' }),
    clock: waited(oldest, today),
    items: items.map(({ id, reference, title }) => ({
      key: reference,
      label: reference,
      note: title,
      to: links.weekInformation(id),
    })),
  }),
  listingChanges: ({ items, oldest }, today) => ({
    title: 'Changes to approve',
    why: 'Changed after the listing was verified or published',
    to: links.listingChanges('open'),
    clock: waited(oldest, today),
    items: items.map(({ reference, title, differences }) => ({
      key: reference,
      label: reference,
      note: `${differences.join('; ')} (${title})`,
      to: links.listingChanges('open'),
    })),
  }),
  privacyRequests: ({ items }) => ({
    title: 'Privacy requests',
    why: 'By law, due within 30 days',
    to: links.privacyRequests('open'),
    clock: items[0] ? clock(items[0].daysLeft) : null,
    items: items.map(({ id, name, kind, daysLeft }) => ({
      key: String(id),
      label: name,
      note: `${kindLabels[kind]}, ${clock(daysLeft).label.toLowerCase()}`,
      to: links.privacyRequests('open'),
    })),
  }),
  mails: ({ items, oldest }, today) => ({
    title: 'Failed emails',
    why: 'Could not be sent after several attempts',
    to: links.outbox('failed'),
    clock: always('red', waited(oldest, today)),
    items: items.map(({ id, to, subject }) => ({
      key: String(id),
      label: to,
      note: subject,
      to: links.outboxMail(id),
    })),
  }),
  conversations: ({ items, oldest }, today) => ({
    title: 'Waiting for a reply',
    why: 'Enquiries, messages and offers that nobody has replied to yet',
    to: links.conversations(),
    clock: waited(oldest, today),
    items: items.map(({ id, name, about, waitingSince }) => ({
      key: String(id),
      label: name,
      note: `Since ${formatDay(momentText(waitingSince).slice(0, 10))}, ${about}`,
      to: links.conversation(id),
    })),
  }),
  agencies: ({ items, oldest }, today) => ({
    title: 'Agencies to verify',
    why: 'Registered online; certificate not verified yet',
    to: links.agencyManagement({ sort: 'verified', order: 'asc' }),
    clock: waited(oldest, today),
    items: items.map(({ id, name }) => ({
      key: String(id),
      label: name,
      note: '',
      to: links.agency(id),
    })),
  }),
  pastListings: ({ items, oldest }, today) => ({
    title: 'Listings past their date',
    why: 'Still published, although the week or the “Hide Property After” date has passed',
    to:
      items[0]?.kind === 'property'
        ? links.propertyAdmin({ isPublished: 'true' })
        : links.timeshareAdmin({ publish: 'true', ddate: addDays(today, -1) }),
    clock: waited(oldest, today),
    items: items.map(({ kind, id, reference, title, day }) => ({
      key: reference,
      label: reference,
      note: `${title}, until ${formatDay(day)}`,
      to: kind === 'week' ? links.weekInformation(id) : links.editProperty(id),
    })),
  }),
}

export function waitRows(
  waiting: WaitingWork,
  today: Day,
  lastBackup: LastBackup = null,
): WaitRow[] {
  return (Object.keys(rows) as WaitKind[]).map((kind) => ({
    kind,
    count: waiting[kind].count,
    ...rows[kind](waiting[kind] as never, today, lastBackup),
  }))
}
