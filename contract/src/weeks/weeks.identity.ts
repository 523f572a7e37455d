import { otherResort } from './weeks.choices.ts'

/** What identifies a week: what is verified with the resort, and what a buyer agrees to. */
export const identityFields = [
  'resortCode',
  'otherResortName',
  'unitNumber',
  'module',
  'weekNumber',
  'arrivalDate',
  'departureDate',
] as const

type Identity = Record<(typeof identityFields)[number] | 'regionId', unknown>

/** Whether a form that began with one week now describes another. */
export function isAnotherWeek(before: Identity, after: Identity): boolean {
  const differs = (field: keyof Identity) =>
    String(before[field] ?? '').trim() !== String(after[field] ?? '').trim()
  // A known resort has its own region; a typed one is in the region of the form.
  return identityFields.some(differs) || (after.resortCode === otherResort && differs('regionId'))
}
