import { z } from 'zod'
import { defineCall } from '../call.ts'
import { version } from '../values/id.ts'
import { termsTexts as texts } from './terms.messages.ts'

export const termsText = z.object({
  termsConditions: z.string(),
  version: z.number().int(),
  modified: z.string(),
})

const path = '/api/tc'

export const getTerms = defineCall({
  name: 'terms.get',
  method: 'GET',
  path,
  who: 'everyone',
  summary: 'Get the current terms and conditions',
  input: z.object({}),
  output: termsText,
  cache: { seconds: 300, of: ['terms'], forVisitors: true },
})

/** Every version stays readable forever: people agreed to exactly that text. */
export const getTermsVersion = defineCall({
  name: 'terms.version',
  method: 'GET',
  path: `${path}/{version}`,
  who: 'everyone',
  summary: 'Get an earlier version of the terms and conditions',
  input: z.object({ version: z.coerce.number().int().positive().max(100_000) }),
  output: termsText,
  cache: { seconds: 3600, of: ['terms'] },
})

export const termsVersion = z.object({
  version,
  modified: z.string(),
  /** Who wrote it; empty for the initial version. */
  by: z.string(),
  /** How many people agreed to it when they registered. */
  accepted: z.number().int(),
})

export type TermsVersion = z.infer<typeof termsVersion>

export const listTermsVersions = defineCall({
  name: 'terms.versions',
  method: 'GET',
  path: `${path}/versions`,
  who: 'terms.manage',
  summary:
    'List all versions of the terms, newest first, with the number of people who accepted each',
  input: z.object({}),
  output: z.array(termsVersion),
})

export const updateTerms = defineCall({
  name: 'terms.update',
  method: 'POST',
  path,
  who: 'terms.manage',
  summary: 'Publish new terms as the next version; earlier versions are retained',
  input: z.object({
    termsConditions: z
      .string({ error: texts.required })
      .trim()
      .min(1, texts.required)
      .max(400_000, texts.tooLong),
    /**
     * The version they were based on; if given, newer terms by someone else are not overwritten.
     */
    version: version.optional(),
  }),
  output: termsText,
  bodyLimit: 1_048_576,
})

export const legalPages = ['privacy', 'disclaimer'] as const

export const legalPage = z.object({ title: z.string(), html: z.string(), modified: z.string() })

export const getLegalPage = defineCall({
  name: 'terms.page',
  method: 'GET',
  path: '/api/page/{key}',
  who: 'everyone',
  summary: 'Get the privacy policy or the website disclaimer',
  input: z.object({ key: z.enum(legalPages) }),
  output: legalPage,
  cache: { seconds: 300, of: ['pages'] },
})
