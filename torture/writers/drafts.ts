import { getDraft, putDraft } from '#contract/drafts/drafts.calls.ts'
import type { Finding } from '../finding.ts'
import type { Work, Writer } from './work.ts'

interface Saved {
  key: string
  acknowledged: number
  sent: number
}

const kind = 'torture-form'

/** Saves drafts, each revision over the one before. */
export function draftWork(): Work {
  const drafts = new Map<string, Saved>()
  let saves = 0

  async function begin({ client, token }: Writer): Promise<Saved> {
    const { key } = await client.complete(getDraft, { kind }, { token })
    return { key, acknowledged: 0, sent: 0 }
  }

  return {
    name: 'drafts',
    weight: 2,
    async run(writer) {
      const draft = drafts.get(writer.name) ?? (await begin(writer))
      drafts.set(writer.name, draft)
      const revision = ++draft.sent
      const saved = await writer.client.complete(
        putDraft,
        { kind, key: draft.key, revision, value: { revision } },
        { token: writer.token },
      )
      // Its own revision is already stored: the first request succeeded and its reply was lost.
      const repeated = saved.outcome === 'older' && saved.revision === revision
      if (saved.outcome !== 'saved' && !repeated) {
        throw new Error(`The draft of ${writer.name} was ${saved.outcome}`)
      }
      draft.acknowledged = revision
      saves += 1
    },
    acknowledged: () => saves,
    promised() {
      const promised = [...drafts.values()].map((draft) => ({ draft, least: draft.acknowledged }))
      return async ({ database }) => {
        const rows = await database.sql<
          { key: string; revision: string; value: { revision: number } }[]
        >`
          select key, revision, value from drafts where kind = ${kind}`
        const stored = new Map(rows.map((row) => [row.key, row]))
        return promised.flatMap(({ draft, least }): Finding[] => {
          if (!least) return []
          const row = stored.get(draft.key)
          const revision = Number(row?.revision ?? -1)
          const what = `draft ${draft.key} has revision ${revision}, acknowledged was ${least}`
          if (revision < least || revision > draft.sent) return [{ kind: 'lost', what }]
          return row?.value.revision === revision
            ? []
            : [{ kind: 'half', what: `draft ${draft.key} has the content of another revision` }]
        })
      }
    },
  }
}
