import type { Role } from '#contract/roles.ts'

export type DemoRole = Role

/** The password of every demo account. */
export const demoPassword = 'jacaranda-demo'

/** The accounts to try the site with. */
export const demoUsernames = [
  'superadmin',
  'designer',
  'agency',
  'agent',
  'managing',
  'seller',
  'buyer',
] as const

export interface NamedPerson {
  username: string
  role: DemoRole
  name: string
  surname: string
  woman: boolean
  agency?: number
}

export const namedPeople: readonly NamedPerson[] = [
  { username: 'superadmin', role: 'superAdmin', name: 'Thandi', surname: 'Nkosi', woman: true },
  { username: 'designer', role: 'designer', name: 'Anri', surname: 'Viljoen', woman: true },
  {
    username: 'agency',
    role: 'agency',
    name: 'Marlene',
    surname: 'Pretorius',
    woman: true,
    agency: 1,
  },
  { username: 'agent', role: 'agent', name: 'Naledi', surname: 'Mokoena', woman: true, agency: 1 },
  {
    username: 'managing',
    role: 'managingAgent',
    name: 'Pieter',
    surname: 'Steyn',
    woman: false,
    agency: 1,
  },
  { username: 'seller', role: 'privateUser', name: 'Johanna', surname: 'van Wyk', woman: true },
  { username: 'buyer', role: 'privateUser', name: 'Sipho', surname: 'Dlamini', woman: false },
  { username: 'fatima', role: 'superAdmin', name: 'Fatima', surname: 'Jacobs', woman: true },
  { username: 'rajesh', role: 'superAdmin', name: 'Rajesh', surname: 'Naidoo', woman: false },
]

interface AgencySeed {
  name: string
  /** Determines which listings the agency has. */
  province: string
  verified: boolean
  about: string
}

export const agencySeeds: readonly AgencySeed[] = [
  {
    name: 'Moreleta Homes',
    province: 'Gauteng',
    verified: true,
    about:
      'We sell and let homes in Pretoria East, where most of our agents grew up. You deal with one agent from the first viewing to the transfer.',
  },
  {
    name: 'Ubuntu Estates',
    province: 'Gauteng',
    verified: true,
    about:
      'A family agency for first homes and family homes across Gauteng. We explain every cost before you sign.',
  },
  {
    name: 'Kaapstad & Kus',
    province: 'Western Cape',
    verified: true,
    about:
      'Apartments and family homes from the City Bowl to the coast. We price by what has sold in the same street.',
  },
  {
    name: 'Blue Lagoon Realty',
    province: 'KwaZulu-Natal',
    verified: true,
    about:
      'Homes and holiday apartments on the KwaZulu-Natal coast, for owners who live there and for those who let them out.',
  },
  {
    name: 'Highveld Commercial',
    province: 'Gauteng',
    verified: true,
    about:
      'Offices, shops and warehouses in Gauteng. We know the power supply, the loading heights and the real monthly cost of what we let.',
  },
  {
    name: 'Winelands Property Co',
    province: 'Western Cape',
    verified: true,
    about: 'Town houses, smallholdings and wine farms around Stellenbosch, Paarl and Franschhoek.',
  },
  {
    name: 'Algoa Bay Homes',
    province: 'Eastern Cape',
    verified: true,
    about: 'Homes and business premises in Gqeberha and along the coast to Jeffreys Bay.',
  },
  {
    name: 'Lowveld & Bush',
    province: 'Mpumalanga',
    verified: true,
    about: 'Homes in Mbombela and White River, and bush homes near the Kruger National Park.',
  },
  {
    name: 'Vrystaat Eiendomme',
    province: 'Free State',
    verified: true,
    about:
      'Houses, farms and smallholdings in Bloemfontein and the eastern Free State. Ons help u graag in Afrikaans.',
  },
  {
    name: 'Marula Realty',
    province: 'Limpopo',
    verified: true,
    about: 'Homes, stands and game farms in Polokwane, Tzaneen and the Waterberg.',
  },
  {
    name: 'Magalies Property Group',
    province: 'North West',
    verified: true,
    about: 'Homes and lifestyle estates around Hartbeespoort, Rustenburg and Potchefstroom.',
  },
  {
    name: 'Kimberley Keys',
    province: 'Northern Cape',
    verified: true,
    about:
      'Houses and business premises in Kimberley and Upington, by a small team that answers the phone.',
  },
  {
    name: 'Egoli City Living',
    province: 'Gauteng',
    verified: false,
    about: 'Apartments to buy and to rent in the centre of Johannesburg.',
  },
  {
    name: 'Sardine Coast Sales',
    province: 'KwaZulu-Natal',
    verified: false,
    about: 'Holiday homes and apartments on the South Coast, from Scottburgh to Port Edward.',
  },
]
