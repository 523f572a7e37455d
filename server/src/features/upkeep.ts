import { sql } from 'drizzle-orm'
import type { Job } from '../kit/jobs.ts'
import type { Parts } from '../parts.ts'
import { sweepMailedLinks } from './accounts/password-resets.queries.ts'
import { sweepSessions } from './accounts/sessions.queries.ts'
import { sweepLastAnswers } from './privacy/anonymise-mails.queries.ts'
import { askAboutOpenPayments } from './payments/open-payments.service.ts'
import { handOverMails } from './campaign-sending/hand-over.ts'
import { sweepPictures } from './campaigns/campaign-items.service.ts'
import { hidePastProperties } from './properties/write.service.ts'
import { syncCatalogue } from './resorts/catalogue-sync.service.ts'
import { sweepCompanyImages } from './settings/company.service.ts'
import { hidePastWeeks } from './weeks/week-life.service.ts'

/** What the program does by itself to stay tidy. */
export function upkeepJobs(parts: Parts): Job<never>[] {
  return [
    {
      name: 'hide-past-properties',
      cron: '5 0 * * *',
      async work() {
        await hidePastProperties(parts)
      },
    },
    {
      name: 'hide-past-weeks',
      cron: '10 0 * * *',
      async work() {
        await hidePastWeeks(parts)
      },
    },
    {
      name: 'sync-resort-catalogue',
      cron: '30 2 * * *',
      async work() {
        await syncCatalogue(parts)
      },
    },
    {
      name: 'ask-about-open-payments',
      cron: '*/5 * * * *',
      async work() {
        await askAboutOpenPayments(parts)
      },
    },
    {
      name: 'hand-over-campaign-mails',
      cron: '* * * * *',
      async work() {
        await handOverMails(parts)
      },
    },
    {
      name: 'sweep-campaign-pictures',
      cron: '40 2 * * *',
      async work() {
        await sweepPictures(parts)
      },
    },
    {
      name: 'sweep-company-pictures',
      cron: '45 2 * * *',
      async work() {
        await sweepCompanyImages(parts)
      },
    },
    {
      name: 'sweep-expired',
      cron: '*/15 * * * *',
      async work() {
        await parts.limits.sweep()
        await sweepSessions(parts.database)
        await sweepMailedLinks(parts.database.db)
        await sweepLastAnswers(parts.database.db)
        await parts.database.db.execute(sql`delete from idempotency_keys where expires_at < now()`)
      },
    },
  ]
}
