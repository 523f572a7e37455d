import { counted, type Nouns } from '../ui/data/counted.ts'

/** What the question before deleting says of a record that others refer to. */
export function usageNote(uses: number | undefined, nouns: Nouns): string {
  if (!uses) return `No ${nouns.one} uses it.`
  const verb = uses === 1 ? 'uses' : 'use'
  return `${counted(uses, nouns)} ${verb} it, so it will not be deleted: give them another one first.`
}
