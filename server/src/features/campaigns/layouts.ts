import type { CampaignLayout } from '#contract/campaigns/campaigns.schema.ts'
import type { Binding } from './render.ts'

/** Ready-made layouts: tables and inline styles, which email programs render as browsers do. */

const display = "font-family:Fraunces,Georgia,'Times New Roman',serif"
const text = "font-family:Inter,'Segoe UI',Arial,sans-serif"

const footer = `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e4dccf;font-size:13px;line-height:1.6;color:#655c51">[Company.Name], [Company.Address]. Phone [Company.Phone]. Fidelity Fund Certificate [Company.FfcNumber].</p>`

const page = (heading: string, intro: string, background: string) =>
  `<div style="background-color:${background};padding:24px 12px">
<div style="max-width:960px;margin:0 auto;padding:32px 20px;background-color:#ffffff;border-radius:12px;${text};color:#302b25">
<h1 style="margin:0 0 12px;${display};font-size:34px;line-height:1.15;font-weight:600;color:#3f2566">${heading}</h1>
<p style="margin:0 0 24px;font-size:17px;line-height:1.6">${intro}</p>
[items]
${footer}
</div>
</div>`

const button = (label: string) =>
  `<a href="[link]" style="display:inline-block;margin:12px 0 0;padding:12px 20px;border-radius:8px;background-color:#563388;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none">${label}</a>`

const picture = (radius: string) =>
  `<a href="[link]"><img src="[image]" alt="[Title]" width="440" style="display:block;width:100%;height:auto;border-radius:${radius}"></a>`

const card = (facts: string) => `<div style="padding:10px">
${picture('12px')}
<p style="margin:12px 0 2px;${display};font-size:22px;font-weight:600;color:#302b25">[Price]</p>
<p style="margin:0;font-size:15px;line-height:1.45"><a href="[link]" style="color:#563388;text-decoration:none">[Title]</a></p>
<p style="margin:4px 0 0;font-size:14px;color:#655c51">${facts}</p>
</div>`

const row = (facts: string, label: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-bottom:1px solid #e4dccf">
<tr>
<td width="40%" valign="top" style="padding:16px 16px 16px 0">${picture('8px')}</td>
<td valign="top" style="padding:16px 0">
<p style="margin:0 0 4px;${display};font-size:22px;font-weight:600;color:#302b25">[Title]</p>
<p style="margin:0 0 6px;font-size:18px;color:#563388">[Price]</p>
<p style="margin:0;font-size:15px;line-height:1.5;color:#655c51">${facts}</p>
${button(label)}
</td>
</tr>
</table>`

const large = (facts: string, label: string) => `<div style="padding:0 0 36px">
${picture('12px')}
<p style="margin:18px 0 4px;${display};font-size:28px;font-weight:600;color:#302b25">[Title]</p>
<p style="margin:0;font-size:16px;line-height:1.6;color:#655c51">${facts}</p>
<p style="margin:8px 0 0;${display};font-size:24px;color:#3f2566">[Price]</p>
${button(label)}
</div>`

const ofWeek: readonly Binding[] = [
  { name: 'Title', boundToClass: 'Resort', boundTo: 'Name', format: 'text' },
  { name: 'Price', boundToClass: 'Resort', boundTo: 'Price', format: 'rand:0' },
  { name: 'Levy', boundToClass: 'Resort', boundTo: 'Levy', format: 'rand:0' },
  { name: 'Arrival', boundToClass: 'Resort', boundTo: 'ArrivalDate', format: 'date:d MMMM yyyy' },
  { name: 'Season', boundToClass: 'Resort', boundTo: 'Season', format: 'text' },
  { name: 'Sleeps', boundToClass: 'Resort', boundTo: 'SleepMax', format: 'number:0' },
]

const ofProperty: readonly Binding[] = [
  { name: 'Title', boundToClass: 'Property', boundTo: 'Name', format: 'text' },
  { name: 'Price', boundToClass: 'Property', boundTo: 'Price', format: 'rand:0' },
  { name: 'Reference', boundToClass: 'Property', boundTo: 'Ref', format: 'text' },
]

const weekFacts = 'Arrival [Arrival], [Season] season, sleeps [Sleeps]. Levy [Levy] a year.'
const propertyFacts = '[status], reference [Reference]'

type Layout = Omit<CampaignLayout, 'placeHolders'> & { placeHolders: readonly Binding[] }

export const layouts: readonly Layout[] = [
  {
    key: 'property-cards',
    name: 'Three cards per row',
    description: 'For many homes: a photo, the price and one line of text each.',
    isTimeshare: false,
    itemsPerRow: 3,
    body: page(
      'New listings this month',
      'Homes that owners and agents listed with us this month. Select a home to see its photos, running costs and location.',
      '#f6f1e8',
    ),
    itemBody: card(propertyFacts),
    placeHolders: ofProperty,
  },
  {
    key: 'property-list',
    name: 'List with details',
    description: 'One home per row, with its details and a button.',
    isTimeshare: false,
    itemsPerRow: 1,
    body: page(
      'Homes worth a second look',
      'A short list from our team. Phone us if you would like to view one of them.',
      '#f3eef9',
    ),
    itemBody: row(propertyFacts, 'View home'),
    placeHolders: ofProperty,
  },
  {
    key: 'property-show',
    name: 'Large photos',
    description: 'For a few homes, each with a large photo.',
    isTimeshare: false,
    itemsPerRow: 1,
    body: page('Come and view', 'A few homes that are open for viewing this month.', '#ffffff'),
    itemBody: large(propertyFacts, 'Book a viewing'),
    placeHolders: ofProperty,
  },
  {
    key: 'week-cards',
    name: 'Three cards per row',
    description: 'For many weeks: the resort, price, arrival date and levy.',
    isTimeshare: true,
    itemsPerRow: 3,
    body: page(
      'Your own week, every year',
      'Timeshare weeks for sale by their owners. We check every week with its resort before it is published.',
      '#f6f1e8',
    ),
    itemBody: card(weekFacts),
    placeHolders: ofWeek,
  },
  {
    key: 'week-list',
    name: 'List with details',
    description: 'One week per row, with its dates, levy and a button.',
    isTimeshare: true,
    itemsPerRow: 1,
    body: page(
      'Weeks for the school holidays',
      'Timeshare weeks that fall in the school holidays. The levy is shown for each one.',
      '#f3eef9',
    ),
    itemBody: row(weekFacts, 'View week'),
    placeHolders: ofWeek,
  },
  {
    key: 'week-show',
    name: 'Large photos',
    description: 'For a few weeks, each with a large photo of its resort.',
    isTimeshare: true,
    itemsPerRow: 1,
    body: page(
      'A holiday to come back to',
      'Timeshare weeks at resorts across South Africa. The buyer’s money is held in trust until the week is transferred.',
      '#ffffff',
    ),
    itemBody: large(weekFacts, 'View week'),
    placeHolders: ofWeek,
  },
]
