import type { AgencyDashboard } from '#contract/agencies/agency-dashboard.calls.ts'
import { AppError } from '#contract/errors.ts'
import { paymentStateNames } from '#contract/payments/payments.messages.ts'
import { wireNames } from '#contract/values/wire-names.ts'
import { sessionOf, type CallContext } from '../../kit/call-context.ts'
import { excelSheet } from '../../kit/excel.ts'
import type { Services } from '../../services.ts'
import { runsAgency } from './agencies.policy.ts'
import { findAgency } from './agencies.queries.ts'
import * as queries from './agency-dashboard.queries.ts'
import { findTeam } from './agency-team.queries.ts'
import { certificateOf } from './certificates.ts'

const noLeads = { leads: 0, unanswered: 0, oldestHours: null, responseHours: null }

function leadsOf(found: queries.LeadFigures | undefined) {
  if (!found) return noLeads
  const { leads, unanswered, oldestHours, responseHours } = found
  return { leads, unanswered, oldestHours, responseHours }
}

/** Another agency is treated as missing. */
export async function ownAgency(services: Services, id: number, context: CallContext) {
  const agency = await findAgency(services.database.db, id)
  if (!agency || !runsAgency(sessionOf(context), id)) throw new AppError('notFound')
  return agency
}

export async function getDashboard(
  services: Services,
  { id, days }: { id: number; days: number },
  context: CallContext,
): Promise<AgencyDashboard> {
  const agency = await ownAgency(services, id, context)
  const { db } = services.database
  const [listings, leads, team, payments, statements] = await Promise.all([
    queries.findListingFigures(db, id),
    queries.findLeadFigures(db, id, days),
    findTeam(db, id),
    queries.findPayments(db, id),
    queries.findStatements(db, id),
  ])
  const sum = (name: Exclude<keyof queries.ListingFigures, 'agentId'>) =>
    listings.reduce((total, row) => total + row[name], 0)
  const known = {
    published: sum('published'),
    awaitingPayment: sum('awaitingPayment'),
    underOffer: sum('underOffer'),
    gone: sum('gone'),
  }
  const counted = Object.values(known).reduce((total, count) => total + count, 0)
  return {
    id,
    agencyName: agency.agencyName,
    verified: agency.verified,
    days,
    certificate: certificateOf(agency[wireNames.ffcNumber], agency.ffcValidUntil),
    listings: { ...known, other: Math.max(0, sum('total') - counted) },
    ...leadsOf(leads.find(({ whole }) => whole)),
    team: team.map(({ agentId, name, role, invited, ffcNumber, ffcValidUntil }) => {
      const own = listings.find((row) => row.agentId === agentId)
      return {
        agentId,
        name,
        administrator: role === 'agency',
        invited,
        published: own?.published ?? 0,
        listings: own?.total ?? 0,
        ...leadsOf(leads.find((row) => !row.whole && row.agentId === agentId)),
        certificate: certificateOf(ffcNumber, ffcValidUntil),
      }
    }),
    withoutAgent: listings
      .filter((row) => !team.some(({ agentId }) => agentId === row.agentId))
      .reduce((total, row) => total + row.total, 0),
    payments,
    statements,
  }
}

export async function downloadStatement(
  services: Services,
  { id, month }: { id: number; month: string },
  context: CallContext,
) {
  await ownAgency(services, id, context)
  const payments = await queries.findMonth(services.database.db, id, month)
  type Payment = (typeof payments)[number]
  const content = await excelSheet<Payment>(
    `Payments ${month}`,
    [
      {
        header: 'Paid on',
        value: ({ paidAt }) => (paidAt ? new Date(`${paidAt}T00:00:00Z`) : null),
        width: 14,
      },
      { header: 'Reference', value: ({ reference }) => reference },
      { header: 'Listing', value: ({ listing }) => listing },
      { header: 'Fee', value: ({ feeName }) => feeName, width: 30 },
      { header: 'Amount', value: ({ amount }) => amount, format: '#,##0.00' },
      { header: 'Status', value: ({ state }) => paymentStateNames[state] },
    ],
    payments,
  )
  return { fileName: `statement-${month}.xlsx`, content }
}
