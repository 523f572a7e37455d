import { mostOfEach, type Found } from '#contract/find/find.calls.ts'
import { conversationStateNames } from '#contract/conversations/conversation-states.ts'
import { paymentStateNames } from '#contract/payments/payments.messages.ts'
import { stateOfStatus } from '#contract/payments/payments.states.ts'
import { formatRand } from '#contract/values/rand.ts'
import { links } from '#contract/links.ts'
import type { LinkGroup } from '../../menu.ts'

export interface FindOption {
  /** Its unique URL. */
  to: string
  group: string
  label: string
  note: string
}

const lettersOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Screens of the menus for which every typed word is a prefix of a word in the name or group. */
export function screenOptions(groups: readonly LinkGroup[], text: string): FindOption[] {
  const typed = lettersOf(text)
  if (typed.length === 0) return []
  const all = groups.flatMap(({ heading, links }) =>
    links.map(({ label, to }) => ({ to, group: 'Screens', label, note: heading })),
  )
  const known = new Set<string>()
  return all
    .filter(({ to, label, note }) => {
      const words = lettersOf(`${label} ${note}`)
      const fits = typed.every((part) => words.some((word) => word.startsWith(part)))
      return fits && !known.has(to) && known.add(to)
    })
    .slice(0, mostOfEach)
}

/** The server's results, each with the screen where it is managed. */
export function foundOptions(found: Found): FindOption[] {
  const { properties, weeks, people, conversations, payments } = found
  return [
    ...properties.map(({ id, reference, title, place, status }) => ({
      to: links.editProperty(id),
      group: 'Properties',
      label: `${reference}, ${title}`,
      note: [place, status].filter(Boolean).join(', '),
    })),
    ...weeks.map(({ id, reference, title, status }) => ({
      to: links.weekInformation(id),
      group: 'Timeshare weeks',
      label: `${reference}, ${title}`,
      note: status,
    })),
    ...people.map(({ id, kind, name, username, email, role }) => ({
      to: kind === 'agent' ? links.agentProfile(id) : links.profile(id),
      group: 'People',
      label: name,
      note: `${username}, ${email}, ${role}`,
    })),
    ...conversations.map(({ id, name, about, state }) => ({
      to: links.conversation(id),
      group: 'Conversations',
      label: name,
      note: `${about}, ${conversationStateNames[state]}`,
    })),
    ...payments.map(({ id, reference, payer, amount, paymentStatus }) => ({
      to: links.payment(id),
      group: 'Payments',
      label: `${reference}, ${formatRand(amount)}`,
      note: `${payer}, ${paymentStateNames[stateOfStatus(paymentStatus)]}`,
    })),
  ]
}
