import { z } from 'zod'
import { feeStates } from '../listings/publishing.ts'
import { picture } from '../values/picture.schema.ts'
import { wireNames } from '../values/wire-names.ts'
import { fieldTypes, pricePeriods, usages } from './properties.choices.ts'

/** Reads `residential` as `Residential`, whatever its case. */
export const usageInPath = z
  .string()
  .max(40)
  .transform((text) => usages.find((usage) => usage.toLowerCase() === text.toLowerCase()) ?? text)
  .pipe(z.enum(usages))

/** The card in search results and the latest listings. */
export const propertyCard = z.object({
  id: z.number().int(),
  propertyUsageType: z.enum(usages),
  isSale: z.boolean(),
  displayPrice: z.string(),
  /** Month, Day or m2 for rentals; null for sales. */
  pricePer: z.string().nullable(),
  /** The rent for a whole month; null for sales and if the price is monthly already. */
  monthlyRent: z.number().nullable(),
  /** By how much its price was lowered in the last thirty days, in rand. */
  reducedBy: z.number().nullable(),
  displayImage: picture.nullable(),
  imageCount: z.number().int(),
  displayText: z.string(),
  displayColor: z.enum(['green', 'orange', 'red']),
  suburb: z.string(),
  city: z.string(),
  province: z.string(),
  shortDescription: z.string(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  garages: z.number().nullable(),
  /**
   * Square metres: the floor area of a building, the erf of land; the other one if that is unknown.
   */
  size: z.number().nullable(),
  /** Missing in cards that have not changed since before it was recorded there. */
  floorSize: z.number().nullable().optional(),
  propertyReference: z.string(),
  price: z.number(),
  dateCreated: z.string(),
  /**
   * When it was first published; missing in cards that have not changed since before it was
   * recorded there.
   */
  datePublished: z.string().nullable().optional(),
  dateAvailable: z.string().nullable(),
})

export type PropertyCard = z.infer<typeof propertyCard>

/** Saved values of the user-defined fields, grouped for display. */
export const displayGroup = z.object({
  groupName: z.string(),
  values: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      value: z.string(),
      type: z.enum(fieldTypes),
    }),
  ),
})

export const propertyImage = z.object({
  id: z.number().int(),
  image: picture,
  isDefault: z.boolean(),
})

export type PropertyImage = z.infer<typeof propertyImage>

/** Where the map shows it; not exact if the address is not public. */
const mapPosition = z.object({ lat: z.number(), lng: z.number(), exact: z.boolean() })

/** The advertiser, as the law requires it to be shown. */
const advertiser = z.object({
  name: z.string(),
  agencyName: z.string().nullable(),
  /** Only for an agency with a public page. */
  agencyId: z.number().int().nullable(),
  [wireNames.ffcNumber]: z.string().nullable(),
  /** Whether the Fidelity Fund Certificate is valid. */
  ffcValid: z.boolean(),
  /** The agent's own number; null if an owner advertises, whose number is not disclosed. */
  phone: z.string().nullable(),
})

/** What only the owner, its agent, the agency's administrator and a Super Admin receive. */
export const privateFields = {
  operationalCosts: z.number().nullish(),
  cutOffDisplayDateString: z.string().nullish(),
  /** The fee is paid or waived. */
  paid: z.boolean().optional(),
  fee: z.enum(feeStates).optional(),
  /** Why it was refused; null once it has been edited. */
  refusalReason: z.string().nullish(),
  version: z.number().int().optional(),
}

/** What everyone receives only if the address is shown. */
export const addressFields = {
  addressLine1: z.string().nullish(),
  addressLine2: z.string().nullish(),
  addressLine3: z.string().nullish(),
  streetNumber: z.string().nullish(),
  streetName: z.string().nullish(),
  postalCode: z.string().nullish(),
  addressUrl: z.string().nullish(),
  /** `lat,lng` */
  [wireNames.propertyCoords]: z.string().nullish(),
}

/** A whole listing. */
export const property = z.object({
  id: z.number().int(),
  propertyRef: z.string(),
  propertyUsageType: z.enum(usages),
  propertyTypeId: z.number().int(),
  propertyType: z.string(),
  isSale: z.boolean(),
  salesTypeString: z.string(),
  propertyName: z.string(),
  unit: z.string().nullable(),
  shortDescription: z.string(),
  /** Rich text, sanitised when it was saved. */
  description: z.string(),
  price: z.number(),
  displayPrice: z.string(),
  pricePer: z.enum(pricePeriods).nullable(),
  dateAvailable: z.string().nullable(),
  dateAvailableString: z.string(),
  dateCreated: z.string(),
  /** The first time; unchanged when the listing is unpublished and published again. */
  datePublished: z.string().nullable(),
  latestPublishedDate: z.string().nullable(),
  dateChanged: z.string(),
  showAddress: z.boolean(),
  ...addressFields,
  suburb: z.string(),
  city: z.string(),
  province: z.string(),
  country: z.string(),
  suburbId: z.number().int().nullable(),
  cityId: z.number().int().nullable(),
  provinceId: z.number().int(),
  mapPosition: mapPosition.nullable(),
  virtualTour: z.string().nullable(),
  video: z.string().nullable(),
  statusId: z.number().int(),
  statusCode: z.string(),
  statusString: z.string(),
  displayColor: z.enum(['green', 'orange', 'red']),
  agentId: z.number().int().nullable(),
  agencyId: z.number().int().nullable(),
  agent: advertiser.nullable(),
  published: z.boolean(),
  isPublished: z.boolean(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  garages: z.number().nullable(),
  erfSize: z.number().nullable(),
  floorSize: z.number().nullable(),
  displayData: z.array(displayGroup),
  propertyImages: z.array(propertyImage),
  /** Enquiries are accepted unless its status stops them. */
  mayEnquire: z.boolean(),
  /** It takes offers, and the caller is not on the seller's side: owner, agent or agency. */
  mayOffer: z.boolean(),
  /** Open for offers and editable in the edit form; it grants nothing. */
  mayEdit: z.boolean(),
  /** What the caller may do with it. */
  may: z.object({ edit: z.boolean(), publish: z.boolean(), refuse: z.boolean() }),
  ...privateFields,
})

export type Property = z.infer<typeof property>

/** One line of the administration list. */
export const adminProperty = z.object({
  id: z.number().int(),
  version: z.number().int(),
  owner: z.string(),
  reference: z.string(),
  property: z.string(),
  unit: z.string(),
  size: z.number().nullable(),
  price: z.number(),
  pricePer: z.string().nullable(),
  region: z.string(),
  town: z.string(),
  suburb: z.string(),
  status: z.string(),
  statusCode: z.string(),
  displayColor: z.enum(['green', 'orange', 'red']),
  type: z.string(),
  propertyUsageType: z.enum(usages),
  isSale: z.boolean(),
  isPublished: z.boolean(),
  /** The fee is paid or waived. */
  paid: z.boolean(),
  fee: z.enum(feeStates),
  refusalReason: z.string().nullable(),
  displayImage: picture.nullable(),
  dateCreated: z.string(),
})

export type AdminProperty = z.infer<typeof adminProperty>
