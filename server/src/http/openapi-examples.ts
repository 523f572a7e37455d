import type { AnyCall } from '#contract/call.ts'
import { seasons } from '#contract/weeks/weeks.choices.ts'
import type { JsonSchema } from './openapi-schemas.ts'

/** Example values of fields, by the beginning or end of their names. */
const byName: [RegExp, string][] = [
  [/mail|^x$/i, 'thandi@example.co.za'],
  [/username/i, 'thandi'],
  [/password|confirm/i, 'three blue jacarandas'],
  [/cell|phone/i, '082 555 0143'],
  [/idnumber/i, '8001015009087'],
  [/surname/i, 'Nkosi'],
  [/arrival|startdate|^from$|^date$/i, '2026-12-04'],
  [/departure|enddate|^to$|ddate/i, '2026-12-11'],
  [/date|day|paidon|validuntil/i, '2026-11-30'],
  [/resort.*code|^code$/i, 'CABA'],
  [/amount|price|costs/i, '1250.00'],
  [/city|town/i, 'Durban'],
  [/suburb/i, 'Umhlanga'],
  [/province|region/i, 'KwaZulu-Natal'],
  [/subject/i, 'A week at the sea'],
  [/body|html/i, '<p>Hello</p>'],
  [/message|comment|reason|description/i, 'A quiet unit with a view of the sea.'],
  [/name/i, 'Thandi'],
  [/token|challenge/i, 'from-the-email'],
  [/url|link|site/i, 'https://www.example.co.za'],
  [/search|keyword|query/i, 'sea view'],
]

function textFor(name: string, { minLength = 0, maxLength = 200, format }: JsonSchema): string {
  if (format === 'uuid') return '3f0c9a52-7c1e-4f6a-9a53-0c8a4f6f2b11'
  const found = byName.find(([pattern]) => pattern.test(name))?.[1] ?? 'Example'
  return found.padEnd(minLength, '.').slice(0, maxLength)
}

function valueFor(name: string, schema: JsonSchema): unknown {
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  if ('const' in schema) return schema.const
  const choices = schema.anyOf ?? schema.oneOf
  if (choices?.[0]) return valueFor(name, choices[0])
  switch ([schema.type].flat()[0]) {
    case 'string':
      return textFor(name, schema)
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return true
    case 'array':
      return schema.minItems ? [valueFor(name, schema.items || {})] : []
    case 'object':
      return requiredOf(schema)
    default:
      return null
  }
}

function requiredOf({ properties = {}, required = [] }: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, valueFor(name, properties[name] ?? {})]))
}

const campaignPage = {
  body: '<h1>By the sea</h1>[items]',
  itemBody: '<a href="[link]"><img src="[image]" alt=""></a>',
}
const campaignItem = { weekId: 1, image: 'https://www.example.co.za/sea.jpg' }

/** What a call needs in addition to its required fields, or where the name of a field says too little. */
const more: Record<string, Record<string, unknown>> = {
  'agents.create': { agencyId: 1 },
  'campaignItems.create': campaignItem,
  'campaignItems.update': campaignItem,
  'campaigns.create': campaignPage,
  'campaigns.update': campaignPage,
  'conversations.change': { state: 'closed' },
  'drafts.put': { kind: 'sell-week', value: { unitNumber: '12' } },
  'enquiries.send': { property: 1 },
  'notifications.read': { ids: [1] },
  'notifications.subscribe': {
    endpoint: 'https://push.example.com/send/abc',
    keys: { p256dh: 'B'.padEnd(87, 'A'), auth: 'A'.repeat(22) },
  },
  'notifications.unsubscribe': { endpoint: 'https://push.example.com/send/abc' },
  'offers.make': { propertyId: 1, amount: 1_400_000 },
  'payments.chooseEft': { timeshareWeekId: 1 },
  'payments.confirmEft': { paidOn: '2026-01-15' },
  'payments.create': { timeshareWeekId: 1 },
  'payments.createPayFast': { timeshareWeekId: 1 },
  'properties.create': { suburbId: 1, price: 1_450_000 },
  'properties.update': { suburbId: 1, price: 1_450_000, streetName: 'Main Road', statusCode: 'FS' },
  'settings.saveCompany': {
    vatNumber: '4123456789',
    address: {
      building: '',
      street: '1 Main Road',
      suburb: 'Umhlanga',
      city: 'Durban',
      province: 'KwaZulu-Natal',
      postalCode: '4320',
      country: 'South Africa',
      lat: -29.7,
      lng: 31.1,
    },
    eftAccount: {
      bankName: 'Example Bank',
      accountHolder: 'Example (Pty) Ltd',
      accountNumber: '62000000001',
      accountType: 'Cheque',
      branchCode: '250655',
    },
  },
  'weeks.create': {
    season: seasons[0],
    bedrooms: '2',
    maxSleep: 4,
    weekType: 0,
    sellPrice: 45_000,
  },
}

/** An example of the required input, derived from the names of its fields; empty if the call would refuse it. */
export function exampleInput(call: AnyCall, schema: JsonSchema): Record<string, unknown> {
  const example = { ...requiredOf(schema), ...more[call.name] }
  return call.input.safeParse(example).success ? example : {}
}
