import type { SeasonReply } from '#contract/seasons/seasons.calls.ts'
import type { Executor } from '../../db/connect.ts'
import { seasons } from '../../db/schema/seasons.ts'

export function findSeasons(db: Executor): Promise<SeasonReply[]> {
  const { id, name, letter, colourRole, rank } = seasons
  return db.select({ id, name, letter, colourRole, rank }).from(seasons).orderBy(rank, id)
}
