import { redirect } from 'react-router'
import type { Api } from '#contract/client.ts'
import { errors } from '#contract/errors.ts'
import { getResort } from '#contract/resorts/resorts.calls.ts'
import { readResortCode } from '#contract/resorts/resort-code.ts'
import type { ResortPage } from '#contract/resorts/resorts.schema.ts'
import { getWeek, listResortWeeks } from '#contract/weeks/weeks.calls.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { isAppError, refusal } from '../../session/refusal.ts'
import { links } from '#contract/links.ts'

export interface Unit {
  /** Null for a week at a resort outside the catalogue. */
  resort: ResortPage | null
  week: WeekDetail
}

/** A missing record becomes null; any other error is rethrown. */
async function ifFound<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (isAppError(error) && error.status === errors.notFound.status) return null
    throw error
  }
}

/**
 * The week behind `/resort/{x}/{y}`: x is a resort's code or id, y a week's id or a unit's number.
 * A unit's number redirects to the first of its weeks, another name of the resort to its code.
 */
export async function findUnit(api: Api, x: string, y: string, search: string): Promise<Unit> {
  const resort = /^[A-Za-z0-9]{1,20}$/.test(x) ? await ifFound(api(getResort, { x })) : null
  const byId = /^[1-9]\d{0,8}$/.test(y) ? await ifFound(api(getWeek, { id: y })) : null
  const code = resort?.resortCode ?? ''
  // Some resorts share one page, under the code of one of them.
  if (byId && readResortCode(byId.resortCode) === code) {
    const path = links.week(code, byId.id)
    if (x.toLowerCase() !== (code || 'other').toLowerCase()) throw redirect(path + search)
    return { resort, week: byId }
  }
  if (!resort) throw refusal('notFound')
  const weeks = await api(listResortWeeks, { code })
  const inUnit = weeks
    .filter(({ unitNumber }) => unitNumber.toLowerCase() === y.toLowerCase())
    .toSorted((a, b) => (a.arrivalDate ?? '9999').localeCompare(b.arrivalDate ?? '9999'))
  if (!inUnit[0]) throw refusal('notFound')
  throw redirect(links.week(code, inUnit[0].id) + search)
}
