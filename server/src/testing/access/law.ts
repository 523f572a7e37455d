import type { ObjectKind, Relation, Target, World } from './objects.ts'
import { isSignedIn, principalNames, type Principal, type PrincipalName } from './principals.ts'

const everyRole = [
  'privateUser',
  'agent',
  'agency',
  'managingAgent',
  'designer',
  'superAdmin',
] as const

/** Who a call is for, whatever it is about. Written by hand: the contract is compared with it. */
export const audiences = {
  everyone: principalNames,
  signedIn: everyRole,
  /** Not the Designer, who has no listings and no offers. */
  dealers: everyRole.filter((role) => role !== 'designer'),
  agents: ['agent', 'agency', 'managingAgent', 'superAdmin'],
  agencyAdmins: ['agency', 'superAdmin'],
  designers: ['designer', 'superAdmin'],
  superAdmin: ['superAdmin'],
} as const satisfies Record<string, readonly PrincipalName[]>

export type Audience = keyof typeof audiences

/** A status for everyone, or by principal. */
export type Outcome = number | (Partial<Record<PrincipalName, number>> & { others: number })

export type Input = (
  world: World,
  principal: Principal,
  target: Target | undefined,
) => object | Promise<object>

export interface Row {
  audience: Audience
  /** What the call is about; nothing in particular when left out. */
  on?: ObjectKind
  /** The status of the reply for each relation; `none` for a call about nothing in particular. */
  outcomes: Partial<Record<Relation | 'none', Outcome>>
  /** What the call needs beside the record, where the schema does not tell. */
  input?: Input
  /** It ends sessions or closes accounts: it is tried with people of its own. */
  endsSessions?: true
  /** Whichever record is named, a Super Admin's call alone is about it; the call of others is about their own. */
  alwaysOwn?: true
}

interface Options extends Pick<Row, 'input' | 'endsSessions' | 'alwaysOwn'> {
  /** What someone gets who may make the call; 200. Another status shows that the call got past the access check. */
  reply?: Outcome
  absent?: Outcome
}

const others = (reply: Outcome, refused: number): Outcome => ({
  superAdmin: typeof reply === 'number' ? reply : (reply.superAdmin ?? reply.others),
  others: refused,
})

function row(
  audience: Audience,
  { input, endsSessions, alwaysOwn }: Options,
  outcomes: Row['outcomes'],
  on?: ObjectKind,
): Row {
  return {
    audience,
    outcomes,
    ...(on ? { on } : {}),
    ...(input ? { input } : {}),
    ...(endsSessions ? { endsSessions } : {}),
    ...(alwaysOwn ? { alwaysOwn } : {}),
  }
}

/** About no record, or only ever about the caller's own. */
export function open(audience: Audience, options: Options = {}): Row {
  return row(audience, options, { none: options.reply ?? 200 })
}

/** About a record that belongs to nobody: whoever the call is for may use it on all of them. */
export function shared(audience: Audience, on: ObjectKind, options: Options = {}): Row {
  const { reply = 200, absent = 404 } = options
  return row(audience, options, { foreign: reply, absent }, on)
}

/** Reads a listing: published ones for everyone, the others for those who manage them. */
export function visible(
  on: ObjectKind,
  options: Options & { hidden?: number; own?: Outcome } = {},
): Row {
  const { reply = 200, absent = 404, hidden = 404 } = options
  const { own = { deletedAccount: 404, others: 200 } } = options
  return row(
    'everyone',
    options,
    { own, foreign: reply, hidden: others(reply, hidden), absent },
    on,
  )
}

/** Changes a listing: someone else's is refused when it is published, and does not exist when it is not. */
export function managed(on: ObjectKind, options: Options & { foreign?: number } = {}): Row {
  const { reply = 200, absent = 404, foreign = 403 } = options
  const outcomes = {
    own: reply,
    foreign: others(reply, foreign),
    hidden: others(reply, 404),
    absent,
  }
  return row('dealers', options, outcomes, on)
}

/** Someone's own and the Super Admin's; for everyone else it does not exist, or is refused. */
export function personal(
  audience: Audience,
  on: ObjectKind,
  options: Options & { foreign?: Outcome } = {},
): Row {
  const { reply = 200, absent = 404, foreign = 404 } = options
  const elsewhere = typeof foreign === 'number' ? others(reply, foreign) : foreign
  return row(audience, options, { own: reply, foreign: elsewhere, absent }, on)
}

/** An offer: what its bidder gets, what the seller gets; for everyone else it does not exist. */
export function between(
  on: ObjectKind,
  outcomes: { bidder: number; seller: number; superAdmin: number },
  options: Options = {},
): Row {
  const { bidder: own, seller: received, superAdmin } = outcomes
  const foreign = { superAdmin, others: 404 }
  return row('dealers', options, { own, received, foreign, absent: 404 }, on)
}

/** The status that the law asks for. */
export function expectedStatus(
  { audience, outcomes }: Row,
  principal: Principal,
  relation: Relation | 'none',
): number {
  const { name } = principal
  if (!(audiences[audience] as readonly PrincipalName[]).includes(name)) {
    return isSignedIn(principal) ? 403 : 401
  }
  const outcome = outcomes[relation]
  if (outcome === undefined) throw new Error(`no outcome for ${relation}`)
  return typeof outcome === 'number' ? outcome : (outcome[name] ?? outcome.others)
}
