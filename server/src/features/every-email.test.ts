import { describe, expect, it } from 'vitest'
import { allEmails, composedUsages, type ComposedUsage } from '#contract/all-emails.ts'
import type { EmailDeclaration } from '#contract/mail/email.ts'
import { mailUsages } from '#contract/mail/mail-usages.ts'
import { companyPlaceholders, placeholders } from '#contract/mail/placeholders.ts'
import { htmlToText } from '../kit/html-to-text.ts'
import { mergeHtml, mergeLine, tagsIn, type PlaceholderValues } from '../kit/placeholders.ts'
import { digestEmail } from './alerts/digest-email.ts'
import { campaignEmail } from './campaign-sending/campaign-email.ts'
import { safeMailHtml } from './mail/mail-html.ts'
import { testEmail } from './mail/test-email.ts'

/** What the sender of this email fills in, with the samples of the placeholders. */
function sampleOf({ fills, mayFill = [], sample }: EmailDeclaration): PlaceholderValues {
  const names = [...companyPlaceholders, ...fills, ...mayFill]
  const samples = Object.fromEntries(names.map((name) => [name, placeholders[name].sample]))
  return { ...samples, ...sample }
}

function rendered<Source>(email: {
  subject(source: Source): string
  html(source: Source): string
  sample: Source
}) {
  return { subject: email.subject(email.sample), html: email.html(email.sample) }
}

const composed: Record<ComposedUsage, { subject: string; html: string }> = {
  Campaign: rendered(campaignEmail),
  Test: rendered(testEmail),
  Alerts: rendered(digestEmail),
}

const everyEmail = [
  ...allEmails.map((email): [string, { subject: string; html: string }] => {
    const values = sampleOf(email)
    const { subject, body } = email
    return [email.usage, { subject: mergeLine(subject, values), html: mergeHtml(body, values) }]
  }),
  ...composedUsages.map((usage): [string, { subject: string; html: string }] => [
    usage,
    composed[usage],
  ]),
]

describe('every email', () => {
  it.each(everyEmail)('%s is complete with its sample', (_usage, { subject, html }) => {
    const text = htmlToText(html)
    expect(subject.trim()).not.toBe('')
    expect(text.trim()).not.toBe('')
    expect(`${subject} ${html}`).not.toMatch(/\[[A-Za-z]+(\.[A-Za-z0-9]+)?\]|undefined|null|NaN/)
    // An empty value would leave an empty paragraph, cell, quotation or link.
    expect(html).not.toMatch(/<(p|td|blockquote|strong|h1)\b[^>]*>\s*<\/\1>|(href|src)=""/)
  })

  it.each(['1', 'Studio'])('fits a week with this for its bedrooms: %s', (bedrooms) => {
    const aboutWeeks = allEmails.filter(({ body }) => body.includes('[Resort.Bedrooms]'))
    expect(aboutWeeks).not.toEqual([])
    for (const email of aboutWeeks) {
      const values = { ...sampleOf(email), 'Resort.Bedrooms': bedrooms }
      expect(htmlToText(mergeHtml(email.body, values))).not.toMatch(/(1|Studio) bedrooms/)
    }
  })

  it.each(allEmails.map((email) => [email.usage, email] as const))(
    '%s uses only placeholders that its sender fills in',
    (_usage, email) => {
      const filled = sampleOf(email)
      const unfilled = tagsIn(`${email.subject} ${email.body}`).filter((name) => !(name in filled))
      expect(unfilled).toEqual([])
      expect(safeMailHtml(email.body)).not.toBe('')
    },
  )

  it('is declared once', () => {
    const usages = [...allEmails.map(({ usage }) => usage), ...composedUsages]
    expect(new Set(usages).size).toBe(usages.length)
    expect([campaignEmail.usage, testEmail.usage, digestEmail.usage]).toEqual(composedUsages)
  })

  it('that the company can reword is a choice in the back office, by the specification’s name', () => {
    expect(mailUsages).toEqual([
      'WeekOfferMade-User',
      'WeekOfferMade-Owner',
      'WeekLoaded-Agent',
      'WeekLoaded-Owner',
      'ContactUs',
      'EnquireNow',
    ])
  })
})
