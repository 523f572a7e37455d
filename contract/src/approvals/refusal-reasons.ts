import type { ApprovalKind } from './approvals.calls.ts'

/** Common reasons for refusing a listing: the seller is told what to change. */
const ofListings = [
  {
    key: 'records',
    label: 'Does not match the resort’s records',
    text: 'The resort’s records show different details for this week. Please check the unit, module and week number against your certificate.',
  },
  {
    key: 'dates',
    label: 'Wrong dates',
    text: 'The arrival and departure dates do not fit the week number. Please correct the dates.',
  },
  {
    key: 'levy',
    label: 'Levy missing or out of date',
    text: 'The levy is missing or out of date. Please enter this year’s levy from your levy statement.',
  },
  {
    key: 'owner',
    label: 'Ownership not shown',
    text: 'We could not confirm who owns this listing. Please check the owner’s name and contact details.',
  },
  {
    key: 'price',
    label: 'Price looks wrong',
    text: 'The price looks like a mistake. Please check the amount.',
  },
  {
    key: 'description',
    label: 'Contact details in the text',
    text: 'Please remove telephone numbers, email addresses and links from the description.',
  },
  {
    key: 'pictures',
    label: 'Pictures not suitable',
    text: 'Please replace the pictures with clear ones of your own that show only this property.',
  },
  {
    key: 'duplicate',
    label: 'Listed twice',
    text: 'This listing is already on our site. Please delete one of the two.',
  },
] as const

/** Common reasons for refusing an agency: its administrator is told what to correct. */
const ofAgencies = [
  {
    key: 'certificate',
    label: 'FFC number not found',
    text: 'The Property Practitioners Regulatory Authority has no certificate with this number for your agency. Please check the FFC number.',
  },
  {
    key: 'expired',
    label: 'FFC expired',
    text: 'The Fidelity Fund Certificate has expired. Please renew it and enter the new number and expiry date.',
  },
  {
    key: 'company',
    label: 'Company registration not found',
    text: 'We could not find the company registration number. Please check it against your CIPC documents.',
  },
  {
    key: 'name',
    label: 'Name does not match the certificate',
    text: 'The certificate shows a different name. Please enter the agency’s name exactly as it appears on the certificate.',
  },
  {
    key: 'duplicate',
    label: 'Registered twice',
    text: 'This agency is already registered. Please ask its administrator to invite you.',
  },
] as const

interface Reason {
  key: string
  label: string
  text: string
}

export const refusalReasons: Readonly<Record<ApprovalKind, readonly Reason[]>> = {
  week: ofListings,
  change: ofListings,
  agency: ofAgencies,
}

/** What people are told, one line each: the chosen reasons in order, then what was typed. */
export function refusalText(
  kind: ApprovalKind,
  chosen: ReadonlySet<string>,
  typed: string,
): string {
  const texts = refusalReasons[kind].filter(({ key }) => chosen.has(key)).map(({ text }) => text)
  return [...texts, typed.trim()].filter(Boolean).join('\n')
}
