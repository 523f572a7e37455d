import type { AnyCall, CallLimit } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import { systemTexts } from '#contract/messages.ts'
import type { Limits } from '../kit/limits.ts'
import { networkOf } from '../kit/network.ts'
import { pixelsOf } from '../kit/pictures.ts'
import { sessionOf, type CallContext } from '../kit/call-context.ts'

/** However many cookies or logins it collects, one IP address is limited to this many visitors’ allowance. */
const visitorsPerAddress = 10

/** The limit of pages, as a multiple of that of calls. People who open page after page stay far below it. */
export const pageAllowance = 5

/**
 * The same for pages that search. Link checkers and search engines open hundreds of them in a minute;
 * if that is more than the machine can handle, the overload protection refuses them.
 */
const searchPageAllowance = 20

/** Once an IP address has used this share of its allowance, its visitors are distinguished by a cookie. */
const busyShare = 1 / 10

export interface CountedVisitor {
  ip: string
  /** A user, or the holder of one of our cookies; undefined if only the IP address is known. */
  id: string | undefined
  issueCookie(): void
}

/**
 * Counts a use for one visitor and for everyone at the same address, before it is executed. Returns
 * how many uses of the visitor there are now.
 */
export async function takeForVisitor(
  limits: Limits,
  name: string,
  limit: CallLimit,
  { ip, id, issueCookie }: CountedVisitor,
  allowance = 1,
): Promise<number> {
  const network = networkOf(ip)
  const own = { ...limit, max: limit.max * allowance }
  // With a large allowance, one visitor may do more than ten others together: the address may then do twice as much.
  const everybody = { ...limit, max: limit.max * Math.max(visitorsPerAddress, 2 * allowance) }
  try {
    const [hits = 0] = await limits.takeAll([
      [`${name}:${id ?? network}`, own],
      [`${name}:all of ${network}`, everybody],
    ])
    if (id === undefined && hits > own.max * busyShare) issueCookie()
    return hits
  } catch (error) {
    // A person who shares an IP address with a bot is told apart from it at the next request.
    if (id === undefined && error instanceof AppError) issueCookie()
    throw error
  }
}

function visitorOf({ ip, session, visitor }: CallContext): CountedVisitor {
  const known = session ? `user ${session.userId}` : visitor?.id && `visitor ${visitor.id}`
  return { ip, id: known, issueCookie: () => visitor?.issueCookie() }
}

/** A listing with twenty phone photos has 240 million pixels; nobody publishes 25 such listings in an hour. */
const pixelLimit: CallLimit = {
  max: 6_000_000_000,
  seconds: 3600,
  message: systemTexts.tooManyPictures,
}

/** Counts the pixels of pictures against the limit of the user who uploads them, before any is decoded. */
export async function takePixels(limits: Limits, context: CallContext): Promise<void> {
  let pixels = 0
  for (const { content } of context.files ?? []) pixels += await pixelsOf(content)
  await limits.spend(`pixels:user ${sessionOf(context).userId}`, pixelLimit, pixels)
}

/** Counts one use of a call against its limit. */
export async function takeForCall(
  limits: Limits,
  { name, who, limit }: AnyCall,
  context: CallContext,
  forPage: boolean,
): Promise<void> {
  if (!limit) return
  if (who !== 'everyone') {
    await limits.take(`${name}:user ${sessionOf(context).userId}`, limit)
  } else if (limit.per === 'visitor') {
    const allowance = forPage ? searchPageAllowance : 1
    await takeForVisitor(limits, name, limit, visitorOf(context), allowance)
  } else {
    await limits.take(`${name}:${networkOf(context.ip)}`, limit)
  }
}
