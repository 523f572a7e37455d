import { links } from '#contract/links.ts'
import { formatDay } from '#contract/values/day.ts'
import { formatPhone } from '#contract/values/phone.ts'
import { formatRand } from '#contract/values/rand.ts'
import * as emails from '#contract/weeks/weeks.emails.ts'
import type { Tx } from '../../db/connect.ts'
import type { PlaceholderValues } from '../../kit/placeholders.ts'
import type { Services } from '../../services.ts'
import { composeMail, recipientsOf } from '../mail/mail.service.ts'
import { findAgencyEmail } from './save-week.queries.ts'
import type { WeekRecord } from './week-record.queries.ts'
import { ownerName } from './weeks.mapping.ts'

const { weekLoadedAgent, weekLoadedCompany, weekLoadedOwner } = emails
type WeekEmail = (typeof emails)[keyof typeof emails]

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')
const rand = (amount: number | null) => (amount === null ? '' : formatRand(amount))
const day = (value: string | null) => (value ? formatDay(value) : '')
const phoneText = (stored: string | null | undefined) => (stored ? formatPhone(stored) : '')

/** The values of a week for the tags of every template about weeks. */
export function weekPlaceholders(week: WeekRecord, publicUrl: string) {
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
  } satisfies PlaceholderValues
}

/** The owner gets a confirmation with the next steps; agent and company are notified of the new week. */
export async function sendWeekLoaded(
  services: Services,
  tx: Tx,
  week: WeekRecord,
  requestId: string,
) {
  const values = weekPlaceholders(week, services.config.publicUrl)
  async function send(email: WeekEmail, readers: readonly (string | null | undefined)[]) {
    const mail = await composeMail(tx, email, values)
    for (const to of new Set(readers.filter((reader) => reader != null))) {
      const dedupeKey = `week loaded:${week.listing.id}:${email.usage}:${to}`
      await services.outbox.put(tx, { ...mail, to, dedupeKey, requestId })
    }
  }
  const hasAgent = week.agentId !== null || week.agencyId !== null
  const desk = await recipientsOf(tx, weekLoadedOwner.usage)
  await send(weekLoadedOwner, [week.person?.email])
  if (hasAgent) {
    await send(weekLoadedAgent, [await agentEmail(tx, week)])
    desk.push(...(await recipientsOf(tx, weekLoadedAgent.usage)))
  }
  await send(weekLoadedCompany, desk)
}

async function agentEmail(tx: Tx, { agentEmail: own, agencyId }: WeekRecord) {
  return own ?? (agencyId ? findAgencyEmail(tx, agencyId) : null)
}
