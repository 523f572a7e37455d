/** What a listing is usually refused for: the seller is told what to change. */
export const refusalReasons = [
  {
    key: 'records',
    label: 'Does not match the resort’s records',
    text: 'The resort has other details for this week. Please check the unit, module and week number against your certificate.',
  },
  {
    key: 'dates',
    label: 'Wrong dates',
    text: 'The arrival and departure dates do not fit the week number. Please correct the dates.',
  },
  {
    key: 'levy',
    label: 'Levy missing or out of date',
    text: 'The levy is missing or out of date. Please enter the levy of this year from your levy statement.',
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

export type RefusalReason = (typeof refusalReasons)[number]['key']

/** What the seller is told: the chosen reasons in their order, then what was typed. */
export function refusalText(chosen: ReadonlySet<string>, typed: string): string {
  const texts: string[] = refusalReasons
    .filter(({ key }) => chosen.has(key))
    .map(({ text }) => text)
  return [...texts, typed.trim()].filter(Boolean).join(' ')
}
