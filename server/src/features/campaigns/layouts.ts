import type { CampaignLayout } from '#contract/campaigns/campaigns.schema.ts'
import type { Binding } from './render.ts'

import { campaignPage, cardItem, largeItem, rowItem } from './layout-parts.ts'

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
  { name: 'Suburb', boundToClass: 'Property', boundTo: 'Suburb', format: 'text' },
  { name: 'City', boundToClass: 'Property', boundTo: 'City', format: 'text' },
  { name: 'Size', boundToClass: 'Property', boundTo: 'Size', format: 'text' },
]

const weekFacts = 'Arrival [Arrival]<br>[Season] season, sleeps [Sleeps]<br>Levy [Levy] a year'
const propertyFacts = '[Suburb], [City]<br>[Size]<br>[status], reference [Reference]'

type Layout = Omit<CampaignLayout, 'placeHolders'> & { placeHolders: readonly Binding[] }

export const layouts: readonly Layout[] = [
  {
    key: 'property-cards',
    name: 'Three cards per row',
    description: 'For many homes: a photo, the price and one line of text each.',
    isTimeshare: false,
    itemsPerRow: 3,
    body: campaignPage(
      'New listings this month',
      'Homes that owners and agents listed with us this month. Select a home to see its photos, running costs and location.',
      'deep',
    ),
    itemBody: cardItem(propertyFacts),
    placeHolders: ofProperty,
  },
  {
    key: 'property-list',
    name: 'List with details',
    description: 'One home per row, with its details and a button.',
    isTimeshare: false,
    itemsPerRow: 1,
    body: campaignPage(
      'Homes worth a second look',
      'A short list from our team. Phone us if you would like to view one of them.',
      'stone',
    ),
    itemBody: rowItem(propertyFacts, 'View home'),
    placeHolders: ofProperty,
  },
  {
    key: 'property-show',
    name: 'Large photos',
    description: 'For a few homes, each with a large photo.',
    isTimeshare: false,
    itemsPerRow: 1,
    body: campaignPage(
      'Come and view',
      'A few homes that are open for viewing this month.',
      'centred',
    ),
    itemBody: largeItem(propertyFacts, 'Book a viewing'),
    placeHolders: ofProperty,
  },
  {
    key: 'week-cards',
    name: 'Three cards per row',
    description: 'For many weeks: the resort, price, arrival date and levy.',
    isTimeshare: true,
    itemsPerRow: 3,
    body: campaignPage(
      'Your own week, every year',
      'Timeshare weeks for sale by their owners. We check every week with its resort before it is published.',
      'deep',
    ),
    itemBody: cardItem(weekFacts),
    placeHolders: ofWeek,
  },
  {
    key: 'week-list',
    name: 'List with details',
    description: 'One week per row, with its dates, levy and a button.',
    isTimeshare: true,
    itemsPerRow: 1,
    body: campaignPage(
      'Weeks for the school holidays',
      'Timeshare weeks that fall in the school holidays. The levy is shown for each one.',
      'stone',
    ),
    itemBody: rowItem(weekFacts, 'View week'),
    placeHolders: ofWeek,
  },
  {
    key: 'week-show',
    name: 'Large photos',
    description: 'For a few weeks, each with a large photo of its resort.',
    isTimeshare: true,
    itemsPerRow: 1,
    body: campaignPage(
      'A holiday to come back to',
      'Timeshare weeks at resorts across South Africa. The buyer’s money is held in trust until the week is transferred.',
      'centred',
    ),
    itemBody: largeItem(weekFacts, 'View week'),
    placeHolders: ofWeek,
  },
]
