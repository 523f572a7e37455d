import { betterSubject } from '#contract/campaign-sending/better-subject.ts'
import type { Mailing } from '#contract/campaign-sending/campaign-sending.calls.ts'
import { counted } from '../../ui/data/counted.ts'
import { momentText } from '../../ui/data/moment.ts'
import { choiceText } from './sending-texts.ts'
import styles from './sending.module.css'

const clicks = (count: number) => counted(count, { one: 'click', many: 'clicks' })
const emails = (count: number) => counted(count, { one: 'email', many: 'emails' })

/** The results of the two subjects, once there are two. */
export function MailingSubjects({ mailing }: { mailing: Mailing }) {
  const { subjects } = mailing
  if (subjects.length < 2) return null
  const better = betterSubject(subjects)
  const choice = choiceText(mailing, momentText)
  return (
    <>
      <ul className={styles.subjects} aria-label="Subjects">
        {subjects.map((one) => (
          <li key={one.key}>
            <b>{one.key}</b> {one.subject}
            <span className={styles.text}>
              {emails(one.emails)}, {clicks(one.clicks)}
              {better === one.key && ' – more clicks per email'}
            </span>
          </li>
        ))}
      </ul>
      {choice && <p className={styles.text}>{choice}</p>}
    </>
  )
}
