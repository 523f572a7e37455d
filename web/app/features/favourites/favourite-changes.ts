import { changesSince } from '#contract/favourites/changes.ts'
import type {
  DeviceFavourite,
  Favourite,
  ListingNow,
} from '#contract/favourites/favourites.schema.ts'
import { toDay } from '#contract/values/day.ts'
import { formatRand } from '#contract/values/rand.ts'
import { monthNames } from '#contract/values/months.ts'
import { momentText } from '../../ui/data/moment.ts'

/** What the device's store has beyond what it sends to the account. */
export interface StoredFavourite extends DeviceFavourite {
  /** What the latest visit showed; it becomes the baseline when the next visit begins. */
  shownPrice?: number | null
  shownStatus?: string | null
  shownAt?: string
}

/** After this long without activity, the next look counts as another visit, as for an account. */
const visitMs = 30 * 60 * 1000

/** A favourite on a device with its listing as it is now. */
export function fromDevice(item: StoredFavourite, listing: ListingNow, now: number): Favourite {
  const { addedAt, note } = item
  const isNewVisit = item.shownAt !== undefined && now - Date.parse(item.shownAt) > visitMs
  const seenPrice = (isNewVisit ? item.shownPrice : item.seenPrice) ?? listing.price ?? 0
  const seenStatus = isNewVisit ? (item.shownStatus ?? null) : item.seenStatus
  // Before the first visit its status is unknown; it was published when it was saved.
  const status = seenStatus === undefined ? (listing.status ?? '') : seenStatus
  const changes = changesSince({ price: seenPrice, status }, listing)
  return { ...listing, addedAt, note: note ?? null, folderId: null, seenPrice, changes }
}

/** The same favourite after a visit at this time. */
export function afterVisit(
  item: StoredFavourite,
  listing: ListingNow,
  now: number,
): StoredFavourite {
  const isNewVisit = item.shownAt !== undefined && now - Date.parse(item.shownAt) > visitMs
  const seen = isNewVisit
    ? { seenPrice: item.shownPrice, seenStatus: item.shownStatus }
    : { seenPrice: item.seenPrice ?? listing.price, seenStatus: item.seenStatus ?? listing.status }
  const shownPrice = listing.price ?? item.shownPrice ?? item.seenPrice ?? null
  return {
    ...item,
    ...seen,
    shownPrice,
    shownStatus: listing.status,
    shownAt: new Date(now).toISOString(),
  }
}

export interface ChangeText {
  kind: Favourite['changes'][number] | 'none'
  text: string
  /** When, if that is known. */
  when: string
}

/** `12 November`: the current year is left out. */
function dayText(instant: string | null): string {
  const day = instant && toDay(momentText(instant))
  if (!day) return ''
  const [, month, date] = day.split('-').map(Number)
  return `${date} ${monthNames[(month ?? 1) - 1]}`
}

/** The text of a card's banner. */
export function changeText(favourite: Favourite): ChangeText {
  const { changes, price, seenPrice, priceChangedAt, statusChangedAt } = favourite
  const [kind] = changes
  const status = (favourite.property ?? favourite.week)?.displayText ?? ''
  if (favourite.status === null)
    return { kind: 'gone', text: 'No longer listed', when: dayText(statusChangedAt) }
  if (kind === 'price') {
    const by = (price ?? 0) - seenPrice
    const text = `Price ${by < 0 ? 'down' : 'up'} ${formatRand(Math.abs(by))}`
    return { kind, text, when: dayText(priceChangedAt) }
  }
  if (kind === 'status') return { kind, text: `Now ${status}`, when: dayText(statusChangedAt) }
  if (kind === 'back') return { kind, text: 'Back on the market', when: dayText(statusChangedAt) }
  return { kind: 'none', text: 'No change since your last visit', when: '' }
}
