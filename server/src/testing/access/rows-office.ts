import { goodCampaign, imageAddress } from '../campaign-builders.ts'
import { open, shared, type Input, type Row } from './law.ts'
import { outboxEmail, suppression } from './deal-objects.ts'
import * as office from './office-objects.ts'

const described: Input = ({ unique }) => ({ description: unique('Sample') })

const officeRows: Record<string, Row> = {
  'propertyTypes.byUsage': open('everyone'),
  'mailTemplates.preview': open('superAdmin'),
  'mailTemplates.sendTest': open('superAdmin'),
  'mailTemplates.placeHolders': open('superAdmin'),

  'fieldGroups.list': open('signedIn'),
  'fieldGroups.get': shared('signedIn', office.fieldGroup),
  'fieldGroups.create': open('superAdmin', { input: described }),
  'fieldGroups.update': shared('superAdmin', office.fieldGroup, { input: described }),
  'fieldGroups.remove': shared('superAdmin', office.fieldGroup),
  'userFields.ofGroup': shared('signedIn', office.fieldGroup),
  'userFields.get': shared('signedIn', office.userField),
  'userFields.create': shared('superAdmin', office.fieldGroup),
  'userFields.update': shared('superAdmin', office.userField),
  'userFields.remove': shared('superAdmin', office.userField),

  'carousel.list': open('everyone'),
  'carousel.listings': open('superAdmin'),
  'carousel.adminList': open('superAdmin'),
  'carousel.get': {
    audience: 'everyone',
    on: office.carouselItem,
    outcomes: { foreign: 200, hidden: { superAdmin: 200, others: 404 }, absent: 404 },
  },
  'carousel.create': open('superAdmin', {
    input: async (world) => ({ timeshareID: await office.aLiveWeek(world) }),
  }),
  'carousel.update': shared('superAdmin', office.carouselItem, {
    input: async (world) => ({ timeshareID: await office.aLiveWeek(world) }),
  }),
  'carousel.order': open('superAdmin', {
    input: async ({ api }) => {
      const { sql } = api.services.database
      return { ids: (await sql`select id from carousel_items`).map(({ id }) => Number(id)) }
    },
  }),
  'carousel.remove': shared('superAdmin', office.carouselItem),

  'logs.changes': open('superAdmin'),
  'logs.exportChanges': open('superAdmin'),
  'contactLog.list': open('superAdmin'),
  'enquireLog.list': open('superAdmin'),
  'searchLog.list': open('superAdmin'),
  'searchLog.export': open('superAdmin'),
  'outbox.list': open('superAdmin'),
  'outbox.get': shared('superAdmin', outboxEmail),
  'outbox.resend': shared('superAdmin', outboxEmail),
  'outbox.resendFailed': open('superAdmin'),
  'find.anything': open('superAdmin'),
  'today.get': open('superAdmin'),

  'fees.listingFee': open('everyone'),
  'fees.updateListingFee': open('superAdmin'),
  'terms.get': open('everyone'),
  'terms.page': open('everyone'),
  'terms.version': open('everyone'),
  'terms.versions': open('superAdmin'),
  'terms.update': open('superAdmin'),
  'settings.company': open('everyone'),
  'settings.companyDetails': open('superAdmin'),
  'settings.saveCompany': open('superAdmin', { reply: 422 }),
  'settings.addCompanyImage': open('superAdmin'),
  'settings.security': open('superAdmin'),
  'settings.saveSecurity': open('superAdmin', { reply: 409 }),
}

/** A Designer works on everyone's campaigns. */
const campaignRows: Record<string, Row> = {
  'campaigns.list': open('designers'),
  'campaigns.get': shared('designers', office.campaign),
  'campaigns.getDto': shared('designers', office.campaign),
  'campaigns.items': shared('designers', office.campaign),
  'campaigns.placeHolders': shared('designers', office.campaign),
  'campaigns.statistics': shared('designers', office.campaign),
  'campaigns.layouts': open('designers'),
  'campaigns.preview': open('designers'),
  'campaigns.create': open('designers', { input: () => goodCampaign() }),
  'campaigns.update': shared('designers', office.campaign, { input: () => goodCampaign() }),
  'campaigns.remove': shared('designers', office.campaign),
  'campaigns.landingPage': {
    audience: 'everyone',
    on: office.landingPage,
    outcomes: {
      foreign: 200,
      hidden: { superAdmin: 200, designer: 200, others: 404 },
      absent: 404,
    },
  },

  'campaignItems.list': open('designers'),
  'campaignItems.choices': open('designers'),
  'campaignItems.uploadPicture': open('designers'),
  'campaignItems.get': shared('designers', office.campaignItem),
  'campaignItems.create': shared('designers', office.campaign, {
    input: async (world) => ({ weekId: await office.aLiveWeek(world), image: imageAddress }),
  }),
  'campaignItems.update': shared('designers', office.campaignItem, {
    input: async (world) => ({ weekId: await office.aLiveWeek(world), image: imageAddress }),
  }),
  'campaignItems.remove': shared('designers', office.campaignItem),

  'campaignUploads.add': open('designers'),
  'campaignUploads.list': open('designers'),
  'campaignUploads.remove': shared('designers', office.campaignUpload),

  'campaignSending.get': shared('designers', office.campaign),
  'campaignSending.start': shared('designers', office.campaign, { reply: 409 }),
  'campaignSending.pause': shared('designers', office.campaign, { reply: 409 }),
  'campaignSending.resume': shared('designers', office.campaign, { reply: 409 }),
  'campaignSending.cancel': shared('designers', office.campaign, { reply: 409 }),
  'campaignSending.test': shared('designers', office.campaign),

  'marketing.suppressions': open('superAdmin'),
  'marketing.suppress': open('superAdmin'),
  'marketing.allow': shared('superAdmin', suppression),
  'marketing.unsubscription': open('everyone', { reply: 404 }),
  'marketing.unsubscribe': open('everyone', { reply: 404 }),
  'alerts.choices': open('signedIn'),
  'alerts.choose': open('signedIn', {
    input: async () => ({ quietFrom: 21, quietUntil: 7, favourites: true }),
  }),
  'alerts.stopAll': open('signedIn'),
  'alerts.subscription': open('everyone', { reply: 404 }),
  'alerts.stop': open('everyone', { reply: 404 }),

  'info.listClasses': open('designers'),
  'info.listFields': open('designers', { input: () => ({ fullName: 'Resort' }) }),
  'info.listFormats': open('designers'),
}

const publicRows: Record<string, Row> = {
  'banks.list': open('signedIn'),
  'places.address': open('signedIn'),
  'places.cities': open('everyone'),
  'places.suburbs': open('everyone'),
  'places.around': open('everyone', { input: () => ({ lat: -25.7, lng: 28.2 }) }),
  'places.reach': open('everyone', { input: () => ({ from: 'sandton.gauteng', minutes: 30 }) }),
  'places.suggest': open('everyone'),
  'places.provinces': open('everyone'),
  'places.listings': open('everyone'),
  'sentences.read': open('everyone', { input: () => ({ q: 'house in Pretoria' }) }),
  'resorts.choices': open('everyone'),
  'resorts.list': open('everyone'),
  'resorts.withWeeks': open('everyone'),
  'resorts.get': open('everyone', { input: () => ({ x: 'CABA' }) }),
  'resorts.data': open('everyone', {
    input: async ({ api }) => {
      const [row] = await api.services.database.sql`select id from resorts limit 1`
      return { id: row?.id }
    },
  }),
  'resorts.facilities': open('everyone'),
  'resorts.directions': open('everyone', { input: () => ({ x: 'CABA' }) }),
  'resorts.directionsPdf': open('everyone', { input: () => ({ x: 'CABA' }) }),
  'seasons.list': open('everyone'),
}

export { campaignRows, officeRows, publicRows }
