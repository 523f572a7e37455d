import { getToday } from '#contract/today/today.calls.ts'
import { formatDay, today } from '#contract/values/day.ts'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { awaitReply } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { RankBars } from '../../ui/data/rank-bars.tsx'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/today.screen.ts'
import { backupSentence } from './backups.ts'
import { DueList } from './due-list.tsx'
import { DayCharts, Standing } from './figures.tsx'
import { greeting, waitSentence, weekdayOf } from './greeting.ts'
import { WaitList } from './wait-list.tsx'
import { waitRows } from './waits.ts'
import styles from './today.module.css'

export async function loader(args: Route.LoaderArgs) {
  const { person, user } = guard('today.read', args)
  const { waiting, figures, lastBackup, due } = await awaitReply(
    contextOf(args.context).api(getToday, {}),
    args.url,
  )
  const now = new Date()
  return {
    waiting,
    figures,
    lastBackup,
    due,
    day: today(now),
    hello: `${greeting(now)}, ${person?.name || user.username}.`,
  }
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('Today', matches)

/** The first screen of the back office: what needs attention, and how the site is doing. */
export default function TodayScreen({ loaderData }: Route.ComponentProps) {
  const { waiting, figures, lastBackup, due, day, hello } = loaderData
  const rows = waitRows(waiting, day, lastBackup)
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <header>
        <p className={styles.day}>
          {weekdayOf(day)} {formatDay(day)}
        </p>
        <h1 className={styles.greeting}>
          {hello} {waitSentence(total)}
        </h1>
      </header>
      <section aria-label="Overview">
        <Standing {...figures} />
      </section>
      <div className={styles.columns}>
        <div className={styles.main}>
          <WaitList
            rows={rows}
            approvals={waiting.weeks.count + waiting.listingChanges.count + waiting.agencies.count}
            footer={waiting.backups.count ? null : backupSentence(lastBackup)}
          />
          <div className={styles.charts}>
            <DayCharts days={figures.days} of={['listings', 'offers']} />
          </div>
        </div>
        <div className={styles.side}>
          <DueList items={due} today={day} />
          <RankBars
            title="Most-searched suburbs"
            aside="Last 30 days"
            none="There were no searches by suburb in the last 30 days."
            rows={figures.suburbs.map(({ suburb, city, searches }) => ({
              label: suburb,
              hint: city,
              value: searches,
            }))}
          />
          <DayCharts days={figures.days} of={['searches', 'enquiries', 'payments']} />
        </div>
      </div>
    </>
  )
}
