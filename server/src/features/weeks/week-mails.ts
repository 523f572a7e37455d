import { links } from '#contract/links.ts'
import { formatDay } from '#contract/values/day.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { formatRand } from '#contract/values/rand.ts'
import type { Tx } from '../../db/connect.ts'
import type { PlaceholderValues } from '../../kit/placeholders.ts'
import type { Services } from '../../services.ts'
import { composeMail, recipientsOf } from '../mail/mail.service.ts'
import { findAgencyEmail } from './save-week.queries.ts'
import type { WeekRecord } from './week-record.queries.ts'
import { ownerName } from './weeks.mapping.ts'

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')
const rand = (amount: number | null) => (amount === null ? '' : formatRand(amount))
const day = (value: string | null) => (value ? formatDay(value) : '')
const phoneText = (stored: string | null | undefined) => (stored ? formatPhone(stored) : '')

/** The values of a week for the tags of every template about weeks. */
export function weekPlaceholders(week: WeekRecord, publicUrl: string): PlaceholderValues {
  const { listing, person } = week
  const dates = `${day(listing.arrivalDate)} to ${day(listing.departureDate)}`
  return {
    'Resort.Name': listing.resortName,
    'Resort.UnitNumber': listing.unitNumber,
    'Resort.Module': listing.module,
    'Resort.Price': rand(listing.sellPrice),
    'Resort.Season': listing.season,
    'Resort.Region': listing.region,
    'Resort.Levy': rand(listing.levyAmount),
    'Resort.Owner': ownerName(week),
    'Resort.SleepMax': String(listing.maxSleep),
    'Resort.Week': listing.weekNumber ? String(listing.weekNumber) : listing.module,
    'Resort.Bedrooms': listing.bedrooms,
    'Resort.AskingPrice': rand(week.askingPrice ?? listing.sellPrice),
    'Resort.ArrivalDate': day(listing.arrivalDate),
    'Resort.DepartureDate': day(listing.departureDate),
    'Resort.AgentReferral': [week.agentName, week.agencyName].filter(Boolean).join(', '),
    'Resort.LeviesPaid': yesNo(week.leviesPaidInFull),
    'Resort.CurrentYearRental': yesNo(week.placedForRental),
    'Resort.OriginalPurchaseDate': day(week.originalPurchaseDate),
    'Resort.OriginalPurchasePrice': rand(week.originalPurchasePrice),
    'Resort.CurrentOccupationDates': dates,
    'Resort.AgentCommission': rand(week.agentCommission),
    'User.FullName': ownerName(week),
    'User.Email': person?.email ?? '',
    'User.Cell': phoneText(person?.cellNumber),
    'User.Telephone': phoneText(person?.telephone),
    'System.Reference': listing.weekReference,
    'System.ListingLink': `${publicUrl}${links.ownWeek(listing.id)}`,
  }
}

async function send(
  services: Services,
  tx: Tx,
  usage: 'WeekLoaded-Owner' | 'WeekLoaded-Agent',
  week: WeekRecord,
  person: string | null | undefined,
  requestId: string,
): Promise<void> {
  const mail = await composeMail(tx, usage, weekPlaceholders(week, services.config.publicUrl))
  const desk = await recipientsOf(tx, usage)
  for (const to of new Set([...(person ? [person] : []), ...desk])) {
    await services.outbox.put(tx, {
      ...mail,
      to,
      dedupeKey: `week loaded:${week.listing.id}:${usage}:${to}`,
      requestId,
    })
  }
}

/** The owner is thanked and told what comes next; the agent who is named in it learns of the week. */
export async function sendWeekLoaded(
  services: Services,
  tx: Tx,
  week: WeekRecord,
  requestId: string,
) {
  await send(services, tx, 'WeekLoaded-Owner', week, week.person?.email, requestId)
  if (week.agentId === null && week.agencyId === null) return
  const agent = week.agentEmail ?? (week.agencyId ? await findAgencyEmail(tx, week.agencyId) : null)
  await send(services, tx, 'WeekLoaded-Agent', week, agent, requestId)
}
