import { sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import { terms } from '../schema/terms.ts'
import { faqEntries, pages, settings } from '../schema/settings.ts'
import { faq } from './faq.ts'
import { insertRows, moveSequence, takeFresh } from './fresh-rows.ts'
import { settings as companySettings } from './settings.ts'
import { privacyPolicy, termsConditions, websiteDisclaimer } from './terms.ts'

export async function loadSettings(tx: Tx): Promise<void> {
  // A newer version may have more company settings: only missing ones are added.
  await tx.execute(sql`
    insert into ${settings} (key, value) values ('company', ${JSON.stringify(companySettings)}::jsonb)
    on conflict (key) do update set value = excluded.value || settings.value
      where excluded.value || settings.value <> settings.value`)

  const freshTerms = await takeFresh(tx, 'terms', [termsConditions], ({ version }) => version)
  await insertRows(
    tx,
    terms,
    freshTerms.map(({ version, html, modified }) => ({
      version,
      html,
      createdAt: new Date(modified),
    })),
  )

  const legalPages = [
    { key: 'privacy', ...privacyPolicy },
    { key: 'disclaimer', ...websiteDisclaimer },
  ]
  const freshPages = await takeFresh(tx, 'pages', legalPages, ({ key }) => key)
  await insertRows(
    tx,
    pages,
    freshPages.map(({ key, title, html }) => ({ key, title, html })),
  )

  const freshFaq = await takeFresh(tx, 'faq', faq, ({ id }) => id)
  await insertRows(
    tx,
    faqEntries,
    freshFaq.map(({ id, topic, question, answerHtml }) => ({
      id,
      topic,
      question,
      answer: answerHtml,
      rank: id,
    })),
  )
  await moveSequence(tx, faqEntries)
}
