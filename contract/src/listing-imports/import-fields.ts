/** What a column of an imported file can be. */
export interface ImportField {
  key: string
  label: string
  /** Other headings by which it is recognised, in lower case and without spaces. */
  known: readonly string[]
  hint?: string
  /** Several columns may contain parts of it. */
  several?: true
}

/** Without it, a repeated import could not tell which listing a row is about. */
export const referenceField = 'ownReference'

export const importFields = [
  {
    key: referenceField,
    label: 'Own reference',
    known: [
      'reference',
      'ref',
      'webref',
      'listingid',
      'listingnumber',
      'stockcode',
      'mandatenumber',
    ],
    hint: 'Your own number for the listing; importing it again updates that listing',
  },
  {
    key: 'usage',
    label: 'Usage',
    known: ['usagetype', 'propertyusage', 'category'],
    hint: 'Residential or Commercial',
  },
  {
    key: 'kind',
    label: 'Sale or rent',
    known: [
      'for',
      'salerent',
      'saletype',
      'salestype',
      'listingtype',
      'transaction',
      'mandatetype',
    ],
    hint: 'Sale or Rent',
  },
  {
    key: 'type',
    label: 'Property type',
    known: ['type', 'propertykind'],
    hint: 'House, Flat, Office …',
  },
  { key: 'name', label: 'Name', known: ['propertyname', 'complex', 'building', 'estate'] },
  { key: 'unit', label: 'Unit', known: ['unitnumber'] },
  {
    key: 'shortDescription',
    label: 'Short description',
    known: ['title', 'heading', 'headline', 'tagline'],
  },
  {
    key: 'description',
    label: 'Description',
    known: ['fulldescription', 'longdescription', 'remarks', 'text'],
  },
  { key: 'price', label: 'Price', known: ['askingprice', 'listprice', 'amount', 'rental', 'rent'] },
  {
    key: 'pricePer',
    label: 'Price per',
    known: ['per', 'rentper', 'rentalperiod', 'period'],
    hint: 'Month, Day or m2; for rentals',
  },
  { key: 'operationalCosts', label: 'Operational costs', known: ['opcosts', 'operatingcosts'] },
  {
    key: 'dateAvailable',
    label: 'Available from',
    known: ['dateavailable', 'occupationdate', 'availability', 'available'],
    hint: '2026-11-30; for rentals',
  },
  { key: 'province', label: 'Province', known: ['region'] },
  { key: 'city', label: 'City or town', known: ['city', 'town'] },
  { key: 'suburb', label: 'Suburb', known: ['area', 'neighbourhood'] },
  { key: 'streetNumber', label: 'Street number', known: ['streetno', 'number'] },
  { key: 'streetName', label: 'Street name', known: ['street', 'road'] },
  { key: 'addressLine1', label: 'Address line 1', known: ['address', 'address1'] },
  { key: 'addressLine2', label: 'Address line 2', known: ['address2'] },
  { key: 'addressLine3', label: 'Address line 3', known: ['address3'] },
  { key: 'postalCode', label: 'Postal code', known: ['postcode', 'zip', 'zipcode'] },
  {
    key: 'showAddress',
    label: 'Show the address',
    known: ['displayaddress', 'addresspublic'],
    hint: 'Yes or No',
  },
  { key: 'latitude', label: 'Latitude', known: ['lat'] },
  { key: 'longitude', label: 'Longitude', known: ['lng', 'lon', 'long'] },
  {
    key: 'virtualTour',
    label: 'Virtual tour',
    known: ['tour', 'virtualtoururl', 'matterport'],
    hint: 'An https address',
  },
  {
    key: 'video',
    label: 'Video',
    known: ['youtube', 'videoid'],
    hint: 'The ID of a YouTube video',
  },
  {
    key: 'agent',
    label: 'Agent’s email',
    known: ['agentemail', 'agent', 'listingagent', 'agentemailaddress'],
  },
  {
    key: 'pictures',
    label: 'Pictures',
    known: [
      'images',
      'photos',
      'image',
      'photo',
      'picture',
      'imageurls',
      'pictureurls',
      'photourls',
    ],
    hint: 'Addresses or file names in a ZIP, separated by commas, spaces or |',
    several: true,
  },
] as const satisfies readonly ImportField[]

export type ImportFieldKey = (typeof importFields)[number]['key']

/** A user-defined field of the property form. */
export const userFieldKey = (id: number) => `field:${id}`

export function userFieldId(key: string): number | undefined {
  const id = /^field:(\d{1,9})$/.exec(key)?.[1]
  return id === undefined ? undefined : Number(id)
}

/** A heading in its normalised form: only lower-case letters and digits. */
export const plainHeading = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The column of the correction file that explains what is wrong; never imported. */
export const problemsHeading = 'What to correct'

/**
 * Which field each heading most likely is: as it was last mapped, or by its name. No field is
 * suggested twice, except those that may have several columns.
 */
export function suggestMapping(
  headings: readonly string[],
  fields: readonly ImportField[],
  remembered: Readonly<Record<string, string | null>> = {},
): (string | null)[] {
  const byName = new Map<string, ImportField>()
  for (const field of fields) {
    for (const name of [plainHeading(field.label), plainHeading(field.key), ...field.known]) {
      if (!byName.has(name)) byName.set(name, field)
    }
  }
  const byKey = new Map(fields.map((field) => [field.key, field]))
  const used = new Set<string>()
  return headings.map((heading) => {
    if (heading === problemsHeading) return null
    const name = plainHeading(heading)
    const last = remembered[name]
    // `Photo 1`, `Photo 2` … are one field.
    const field =
      last === null
        ? undefined
        : ((last === undefined ? undefined : byKey.get(last)) ??
          byName.get(name) ??
          severalOf(byName.get(name.replace(/\d+$/, ''))))
    if (!field || (used.has(field.key) && !field.several)) return null
    used.add(field.key)
    return field.key
  })
}

const severalOf = (field: ImportField | undefined) => (field?.several ? field : undefined)

/** What a new listing requires and only a column can provide. */
const neededByNew = ['type', 'shortDescription', 'price', 'city', 'suburb'] as const
/** A rental needs its available-from day. */
const neededByRental = ['dateAvailable'] as const

/**
 * The labels of what new listings lack because no column provides it; existing listings keep their
 * values.
 */
export function missingForNew(
  mapping: readonly (string | null)[],
  defaults: { kind: 'Sale' | 'Rent' },
): string[] {
  // With a column for it, some rows may be for sale.
  const rentals = defaults.kind === 'Rent' && !mapping.includes('kind')
  const needed: readonly string[] = [...neededByNew, ...(rentals ? neededByRental : [])]
  return importFields
    .filter(({ key }) => needed.includes(key) && !mapping.includes(key))
    .map(({ label }) => label)
}
