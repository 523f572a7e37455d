import { sql } from '../db/orm.ts'
import { importRetentionDays } from '#contract/listing-imports/listing-imports.messages.ts'
import { countLogs } from '../db/log-counts.ts'
import { createLogMonths, deleteLogMonths } from '../db/log-months.ts'
import { countRunning } from '../db/running-counts.ts'
import { removeDueFiles } from '../kit/file-removals.ts'
import type { Job } from '../kit/jobs.ts'
import type { Services } from '../services.ts'
import { applyDue } from './approvals/apply-decisions.ts'
import { sweepDecisions } from './approvals/decisions.queries.ts'
import { sweepTold } from './alerts/digests.queries.ts'
import { findClosing } from './alerts/occasions.service.ts'
import { sendAlerts } from './alerts/send-alerts.ts'
import { sweepMailedLinks } from './accounts/password-resets.queries.ts'
import { sweepSessions } from './accounts/sessions.queries.ts'
import { sweepLastReplies } from './privacy/anonymise-emails.queries.ts'
import { forgetOldEnquiries } from './privacy/forget-enquiries.service.ts'
import { queryOpenPayments } from './payments/open-payments.service.ts'
import { queueCampaignEmails } from './campaign-sending/queue-emails.ts'
import { sweepPictures } from './campaigns/campaign-items.service.ts'
import { pollMailbox } from './conversations/inbound.service.ts'
import { sweepUnmatched } from './conversations/unmatched-emails.queries.ts'
import { sendReminders } from './conversations/reminders.service.ts'
import { remindOfCertificates } from './agencies/certificate-reminders.ts'
import { sweepFinishedDrafts } from './drafts/drafts.queries.ts'
import { sweepListingViews } from './favourites/listing-views.queries.ts'
import { continueImports } from './listing-imports/import-work.ts'
import { sweepImports } from './listing-imports/listing-imports.queries.ts'
import { warnOfExpiry } from './listings/listing-emails.ts'
import { removeOldNotifications } from './notifications/notifications.service.ts'
import { sweepStaged } from './property-images/property-images.queries.ts'
import { refreshScores, sweepSearchChanges } from './properties/property-search.queries.ts'
import { hidePastProperties } from './properties/publish-property.service.ts'
import { removeUnconfirmed } from './saved-searches/saved-searches.service.ts'
import { sweepSecurityEvents } from './security-events/security-events.queries.ts'
import { syncCatalogue } from './resorts/catalogue-sync.service.ts'
import { sweepCompanyImages } from './settings/company.service.ts'
import { hidePastWeeks } from './weeks/publish-week.service.ts'

async function sweepExpired({ limits, database, config }: Services): Promise<void> {
  await limits.sweep()
  await sweepSessions(database)
  await sweepMailedLinks(database.db)
  await sweepLastReplies(database.db)
  await sweepFinishedDrafts(database.db)
  await sweepSearchChanges(database.db)
  await sweepListingViews(database.db)
  await sweepTold(database.db)
  await sweepUnmatched(database.db)
  await sweepDecisions(database.db)
  await sweepImports(database.db, importRetentionDays)
  await sweepStaged(database.db)
  await sweepSecurityEvents(database.db, config.logMonths.security_events)
  await database.db.execute(sql`delete from idempotency_keys where expires_at < now()`)
}

/** Rows are counted before they are deleted. */
async function maintainLogs({ database, config, log }: Services): Promise<void> {
  await createLogMonths(database, log)
  await countLogs(database)
  await deleteLogMonths(database, config.logMonths, log)
}

/** The scheduled jobs. */
export function upkeepJobs(services: Services): Job<never>[] {
  const job = (name: string, cron: string, work: (services: Services) => Promise<unknown>) => ({
    name,
    cron,
    async work() {
      await work(services)
    },
  })
  return [
    // A morning's digests for everyone take longer than the minute until the next run.
    { ...job('send-alerts', '* * * * *', sendAlerts), alone: { expireInSeconds: 3600 } },
    job('apply-approvals', '* * * * *', applyDue),
    job('find-closing-listings', '10 6 * * *', findClosing),
    job('hide-past-properties', '5 0 * * *', hidePastProperties),
    job('hide-past-weeks', '10 0 * * *', hidePastWeeks),
    job('refresh-property-scores', '50 1 * * *', ({ database }) => refreshScores(database.db)),
    job('warn-of-expiry', '20 0 * * *', warnOfExpiry),
    job('remind-of-certificates', '25 0 * * *', (all) => remindOfCertificates(all)),
    job('sync-resort-catalogue', '30 2 * * *', syncCatalogue),
    job('query-open-payments', '*/5 * * * *', queryOpenPayments),
    job('queue-campaign-emails', '* * * * *', queueCampaignEmails),
    job('continue-listing-imports', '* * * * *', continueImports),
    job('sweep-campaign-pictures', '40 2 * * *', sweepPictures),
    job('sweep-company-pictures', '45 2 * * *', sweepCompanyImages),
    job('forget-old-enquiries', '35 2 * * *', forgetOldEnquiries),
    job('remove-old-notifications', '55 2 * * *', removeOldNotifications),
    job('remind-of-conversations', '* * * * *', sendReminders),
    job('read-mailbox', '* * * * *', pollMailbox),
    job('maintain-logs', '15 0,12 * * *', maintainLogs),
    job('count-newest-logs', '*/5 * * * *', ({ database }) => countRunning(database)),
    job('remove-due-files', '*/10 * * * *', removeDueFiles),
    job('remove-unconfirmed-searches', '25 * * * *', removeUnconfirmed),
    job('sweep-expired', '*/15 * * * *', sweepExpired),
  ]
}
