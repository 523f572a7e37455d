import { placeholderNames, placeholders, type PlaceholderDeclaration } from './placeholders.ts'

/** Facts that everyone sees on the page of a listing; emails from templates do not have them. */
const listingFacts: Record<string, PlaceholderDeclaration> = {
  'Property.Type': { sample: 'House' },
  'Property.Usage': { sample: 'Residential' },
  'Property.SaleOrRent': { sample: 'For Sale' },
  'Property.Description': { sample: 'Four bedrooms, a pool and a view of the Union Buildings' },
  'Property.Suburb': { sample: 'Waterkloof' },
  'Property.City': { sample: 'Pretoria' },
  'Property.Province': { sample: 'Gauteng' },
  'Property.Address': { sample: '14 Rupert Street, Waterkloof, Pretoria' },
  'Property.Bedrooms': { sample: '4' },
  'Property.Bathrooms': { sample: '2.5' },
  'Property.Garages': { sample: '2' },
  'Property.Size': { sample: '320 m²' },
  'Property.FloorSize': { sample: '320', kind: 'number' },
  'Property.ErfSize': { sample: '1 250', kind: 'number' },
  'Property.Available': { sample: '1 February 2027', kind: 'date' },
  'Property.Agent': { sample: 'Naledi Mokoena' },
  'Property.Agency': { sample: 'Moreleta Homes' },
  'Resort.Ref': { sample: 'TW-20418' },
  'Resort.Town': { sample: 'Umhlanga' },
}

/** Every field that a landing page can show, by its name between the square brackets. */
export const landingPageFields: ReadonlyMap<string, PlaceholderDeclaration> = new Map([
  ...placeholderNames
    .filter((name) => placeholders[name].onLandingPages)
    .map((name) => [name, placeholders[name]] as const),
  ...Object.entries(listingFacts),
])
