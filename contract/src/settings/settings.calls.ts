import { z } from 'zod'
import { defineCall } from '../call.ts'

/** The company's own facts, as everyone may see them. The Super Admin edits them; none is in code. */
export const companyFacts = z.object({
  name: z.string(),
  legalName: z.string(),
  phone: z.string(),
  phoneInternational: z.string(),
  email: z.string(),
  address: z.string(),
  hours: z.string(),
  regulator: z.string(),
  ffcNumber: z.string(),
  foundedYear: z.number().int(),
  teamSize: z.number().int(),
  heroTitle: z.string(),
  heroAccent: z.string(),
  heroText: z.string(),
  aboutText: z.string(),
  rentalsText: z.string(),
  trustText: z.string(),
  footerTexts: z.array(z.string()),
  contactFormTitle: z.string(),
  contactFormText: z.string(),
  oftenSearched: z.array(z.string()),
  partners: z.array(z.string()),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
})

export type CompanyFacts = z.infer<typeof companyFacts>

export const getCompany = defineCall({
  name: 'settings.company',
  method: 'GET',
  path: '/api/settings/company',
  who: 'everyone',
  summary: 'Name, contacts and facts of the company',
  input: z.object({}),
  output: companyFacts,
  cache: { seconds: 60, of: ['settings'] },
})
