import { betterSubject, subjectTest } from '#contract/campaign-sending/better-subject.ts'
import type { Tx } from '../../db/connect.ts'
import type { OpenMailing } from './mailings.queries.ts'
import * as queries from './subject-choice.queries.ts'

/**
 * Of two subjects: once the first emails are out, their clicks are counted for some hours; then the
 * better subject is chosen for everyone else. False if nobody is waiting for that.
 */
export async function chooseSubject(tx: Tx, { id, chooseAt }: OpenMailing): Promise<boolean> {
  if ((await queries.countUndecided(tx, id)) === 0) return false
  if (chooseAt === null) {
    await queries.setChoiceTime(tx, id, subjectTest.hours)
    return true
  }
  // Equally many clicks: the campaign's own subject wins.
  const chosen = betterSubject(await queries.countClicks(tx, id)) ?? 'A'
  await queries.setChosen(tx, id, chosen)
  return true
}
