import { usesCap } from '#contract/values/paging.ts'
import { counted, type Nouns } from '../ui/data/counted.ts'
import type { DeleteNote } from './use-row-deletion.ts'

/** The note in the confirmation before deleting a record that others refer to: one in use stays. */
export function usageNote(uses: number | undefined, nouns: Nouns): DeleteNote {
  if (!uses) return `No ${nouns.one} uses it.`
  const [verb, them] = uses === 1 ? ['uses', 'it'] : ['use', 'them']
  const some = uses > usesCap ? `More than ${counted(usesCap, nouns)}` : counted(uses, nouns)
  return { stays: `${some} ${verb} it. Give ${them} another one first.` }
}
