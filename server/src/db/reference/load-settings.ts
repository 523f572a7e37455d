import { sql } from '../orm.ts'
import type { Tx } from '../connect.ts'
import { terms } from '../schema/terms.ts'
import { faqEntries } from '../schema/faq.ts'
import { pages } from '../schema/pages.ts'
import { settings } from '../schema/settings.ts'
import { faq } from './faq.ts'
import { loadSeeds, type Report } from './seeds.ts'
import { settings as companySettings } from './settings.ts'
import { privacyPolicy, termsConditions, websiteDisclaimer } from './terms.ts'

export async function loadSettings(tx: Tx, report: Report): Promise<void> {
  // A newer program may have more company settings: only missing ones are added.
  await tx.execute(sql`
    insert into ${settings} (key, value) values ('company', ${JSON.stringify(companySettings)}::jsonb)
    on conflict (key) do update set value = excluded.value || settings.value
      where excluded.value || settings.value <> settings.value`)

  await loadSeeds(
    tx,
    {
      table: terms,
      seeds: [termsConditions],
      key: ({ version }) => String(version),
      namedBy: ['version'],
      row: ({ version, html, modified }) => ({ version, html, createdAt: new Date(modified) }),
    },
    report,
  )
  await loadSeeds(
    tx,
    {
      table: pages,
      seeds: [
        { key: 'privacy', ...privacyPolicy },
        { key: 'disclaimer', ...websiteDisclaimer },
      ],
      key: ({ key }) => key,
      namedBy: ['key'],
      row: ({ key, title, html }) => ({ key, title, html }),
    },
    report,
  )
  await loadSeeds(
    tx,
    {
      table: faqEntries,
      seeds: faq,
      key: ({ question }) => question,
      namedBy: ['question'],
      row: ({ id, topic, question, answerHtml }) => ({
        id,
        topic,
        question,
        answer: answerHtml,
        rank: id,
      }),
    },
    report,
  )
}
