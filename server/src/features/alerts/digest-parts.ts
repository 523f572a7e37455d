import { alertLinks } from '#contract/alerts/alert-links.ts'
import { links } from '#contract/links.ts'
import { priceInWords } from '#contract/properties/price-per.ts'
import { savedSearchPath } from '#contract/saved-searches/saved-query.ts'
import { pictureUrl } from '#contract/values/picture.ts'
import { formatRand } from '#contract/values/rand.ts'
import type { WeekListing } from '#contract/weeks/weeks.schema.ts'
import type { Config } from '../../config.ts'
import type { Secrets } from '../../kit/secrets.ts'
import type { DigestListing, DigestPart } from './digest-email.ts'
import type { DueAlert } from './digests.queries.ts'
import { makeStopToken, type Stopped } from './stop-token.ts'

/** More would be truncated by mail clients. */
const mostShown = 12
const pictureWidth = 640

interface Parts {
  config: Pick<Config, 'publicUrl'>
  secrets: Secrets
}

export function stopAddress({ config, secrets }: Parts, stopped: Stopped): string {
  return `${config.publicUrl}${alertLinks.stop(makeStopToken(secrets, stopped))}`
}

type Shown = Pick<DigestListing, 'title' | 'place' | 'price' | 'link'> & {
  image: { key: string; alt: string } | null
}

function shownOf({ card }: DueAlert, week: WeekListing | undefined): Shown | undefined {
  if (card) {
    return {
      title: card.shortDescription,
      place: [card.suburb, card.city].filter(Boolean).join(', '),
      price: priceInWords(card),
      link: links.property(card.propertyUsageType, card.id),
      image: card.displayImage,
    }
  }
  return (
    week && {
      title: [week.resortName, week.module].filter(Boolean).join(', '),
      place: [week.town, week.region].filter(Boolean).join(', '),
      price: formatRand(week.sellPrice),
      link: links.week(week.resortCode, week.id),
      image: week.image,
    }
  )
}

/** Undefined if the listing has since been unpublished. */
function listingOf(
  alert: DueAlert,
  week: WeekListing | undefined,
  publicUrl: string,
): DigestListing | undefined {
  const shown = shownOf(alert, week)
  if (!shown) return undefined
  const { image, link, ...texts } = shown
  return {
    ...texts,
    link: `${publicUrl}${link}`,
    picture: image && {
      address: `${publicUrl}${pictureUrl(image, pictureWidth)}`,
      alt: image.alt,
    },
    reason: alert.reason,
    fromPrice: alert.fromPrice,
    toPrice: alert.toPrice,
    lastDay: alert.reason === 'closing' ? alert.occasion || null : null,
  }
}

/** For favourites: where they are kept. */
function resultsOf({ searchKind, searchQuery, sentence }: DueAlert): string {
  if (!searchKind) return links.favourites()
  return savedSearchPath({ kind: searchKind, query: searchQuery ?? '', sentence })
}

/** The most informative reason for a listing that is in a digest for several. */
const telling = ['priceDrop', 'back', 'closing', 'new'] as const

function partOf(
  parts: Parts,
  alerts: readonly DueAlert[],
  listings: DigestListing[],
): DigestPart | undefined {
  const [first] = alerts
  if (!first || !listings.length) return undefined
  const stopped =
    first.searchId === null ? { stopFavourites: first.recipientId } : { stopSearch: first.searchId }
  return {
    name: first.searchName ?? 'Your favourites',
    about: first.searchName ?? 'your favourites',
    link: `${parts.config.publicUrl}${resultsOf(first)}`,
    stopLink: stopAddress(parts, stopped),
    listings: listings.slice(0, mostShown),
    more: Math.max(0, listings.length - mostShown),
  }
}

/** One part for each saved search; each listing is in exactly one of them. */
export function digestParts(
  parts: Parts,
  due: readonly DueAlert[],
  weeks: ReadonlyMap<number, WeekListing>,
): DigestPart[] {
  const inOrder = due.toSorted((a, b) => telling.indexOf(a.reason) - telling.indexOf(b.reason))
  const shown = new Map<string, DueAlert>()
  for (const alert of inOrder) {
    const key = `${alert.propertyId ?? ''}/${alert.weekId ?? ''}`
    if (!shown.has(key)) shown.set(key, alert)
  }
  const groups = Map.groupBy(shown.values(), ({ searchId }) => searchId)
  return [...groups.values()].flatMap((alerts) => {
    const listings = alerts.flatMap((alert) => {
      const week = alert.weekId === null ? undefined : weeks.get(alert.weekId)
      return listingOf(alert, week, parts.config.publicUrl) ?? []
    })
    return partOf(parts, alerts, listings) ?? []
  })
}
