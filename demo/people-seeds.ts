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

/** The home province decides which listings an agency carries. */
export const agencySeeds: readonly { name: string; province: string; verified: boolean }[] = [
  { name: 'Moreleta Homes', province: 'Gauteng', verified: true },
  { name: 'Ubuntu Estates', province: 'Gauteng', verified: true },
  { name: 'Kaapstad & Kus', province: 'Western Cape', verified: true },
  { name: 'Blue Lagoon Realty', province: 'KwaZulu-Natal', verified: true },
  { name: 'Highveld Commercial', province: 'Gauteng', verified: true },
  { name: 'Winelands Property Co', province: 'Western Cape', verified: true },
  { name: 'Algoa Bay Homes', province: 'Eastern Cape', verified: true },
  { name: 'Lowveld & Bush', province: 'Mpumalanga', verified: true },
  { name: 'Vrystaat Eiendomme', province: 'Free State', verified: true },
  { name: 'Marula Realty', province: 'Limpopo', verified: true },
  { name: 'Magalies Property Group', province: 'North West', verified: true },
  { name: 'Kimberley Keys', province: 'Northern Cape', verified: true },
  { name: 'Egoli City Living', province: 'Gauteng', verified: false },
  { name: 'Sardine Coast Sales', province: 'KwaZulu-Natal', verified: false },
]
