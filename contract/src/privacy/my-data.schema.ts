import { z } from 'zod'

const text = z.string()
const maybe = z.string().nullable()

const person = z.object({
  record: z.enum(['individual', 'agent']),
  name: text,
  surname: text,
  cellNumber: maybe,
  telephone: maybe,
  idNumber: maybe,
  companyRegNumber: maybe,
  howMarried: z.number().int(),
  spouse: z.object({
    name: maybe,
    surname: maybe,
    email: maybe,
    telephone: maybe,
    cellNumber: maybe,
  }),
  address: z.object({
    streetNumber: maybe,
    street: maybe,
    suburb: maybe,
    city: maybe,
    province: maybe,
    postalCode: maybe,
  }),
  bankingDetails: z.record(z.string(), z.string().nullable()).nullable(),
  agency: maybe,
  ffcNumber: maybe,
  ffcValidUntil: maybe,
})

const week = z.object({
  reference: text,
  resort: text,
  unitNumber: text,
  module: text,
  arrivalDate: text,
  departureDate: text,
  sellPrice: text,
  status: text,
  published: z.boolean(),
  owner: z.object({ name: text, surname: text, email: text }).nullable(),
  createdAt: text,
})

const property = z.object({
  reference: text,
  name: text,
  shortDescription: text,
  description: text,
  price: text,
  address: text,
  status: text,
  published: z.boolean(),
  createdAt: text,
})

const offer = z.object({
  listing: text,
  amount: text,
  comment: text,
  status: text,
  declineReason: maybe,
  createdAt: text,
})

const payment = z.object({
  reference: text,
  listing: text,
  fee: text,
  amount: text,
  provider: text,
  state: text,
  paidAt: maybe,
  createdAt: text,
})

const message = z.object({
  about: text,
  name: text,
  email: text,
  phone: maybe,
  message: text,
  ip: maybe,
  createdAt: text,
})

const consent = z.object({
  purpose: text,
  about: maybe,
  textVersion: z.number().int(),
  given: z.boolean(),
  at: text,
})

const session = z.object({
  createdAt: text,
  lastUsedAt: text,
  endedAt: maybe,
  ip: maybe,
  userAgent: maybe,
})

/** Everything held about one person, as they may read it. */
export const myData = z.object({
  madeAt: text,
  account: z.object({
    id: z.number().int(),
    username: text,
    email: text,
    role: text,
    twoFactor: z.boolean(),
    createdAt: text,
  }),
  people: z.array(person),
  weeks: z.array(week),
  properties: z.array(property),
  offers: z.array(offer),
  payments: z.array(payment),
  enquiries: z.array(message),
  contactMessages: z.array(message),
  consents: z.array(consent),
  marketing: z.object({ optedInAt: text, optedOutAt: maybe }).nullable(),
  termsAcceptances: z.array(z.object({ version: z.number().int(), acceptedAt: text, ip: maybe })),
  privacyRequests: z.array(
    z.object({
      kind: text,
      state: text,
      details: text,
      answer: text,
      dueOn: text,
      createdAt: text,
    }),
  ),
  sessions: z.array(session),
  securityEvents: z.array(
    z.object({ kind: text, detail: text, createdAt: text, ip: maybe, userAgent: maybe }),
  ),
  searches: z.array(z.object({ type: text, property: text, value: text, createdAt: text })),
  savedSearches: z.array(
    z.object({
      name: text,
      kind: text,
      email: maybe,
      criteria: z.record(z.string(), z.string()),
      query: text,
      sentence: maybe,
      frequency: text,
      confirmedAt: maybe,
      createdAt: text,
    }),
  ),
  drafts: z.array(z.object({ kind: text, value: z.unknown(), updatedAt: text })),
  mails: z.array(z.object({ subject: text, createdAt: text, sentAt: maybe })),
  /** Tables that have no section above, with the columns that they declare as personal. */
  others: z.array(z.object({ table: text, rows: z.array(z.record(z.string(), z.unknown())) })),
  /**
   * Messages and emails that only an email address ties to the person are shown only to someone who
   * can read that mailbox: anyone could register with someone else's address.
   */
  byEmail: z.enum(['included', 'needs proof']),
})

export type MyData = z.infer<typeof myData>
