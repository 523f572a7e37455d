import type { ChangeEntry } from '#contract/change-log/change-log.calls.ts'
import { nounOf } from '#contract/change-log/change-log.nouns.ts'
import {
  changeSentence,
  eventName,
  isPlain,
  isSayable,
  isSilent,
} from '#contract/change-log/change-words.ts'
import type { HistoryLine } from '#contract/change-log/record-history.calls.ts'

/** The content of a line, without its author. */
type Said = Pick<HistoryLine, 'column' | 'what' | 'sentence' | 'from' | 'to'>

const unsaid = { column: null, from: null, to: null } as const

/** Parts that come and go with a value of their own: `Bedrooms set to 4`. */
function fieldValue(entry: ChangeEntry, label: string): Said {
  const { from = '', to = '' } = entry.fields.find(({ column }) => column === 'value') ?? {}
  const column = entry.action === 'update' ? 'value' : null
  return said({ column, label, from, to })
}

interface Words {
  column: string | null
  label: string
  from: string | null
  to: string | null
}

function said({ column, label, from, to }: Words): Said {
  const words = { label, from, to }
  const long = !isSayable(words) && from !== null && to !== null && from !== '•••' && to !== '•••'
  return {
    column,
    what: label,
    sentence: changeSentence(words),
    from: long ? from : null,
    to: long ? to : null,
  }
}

const happened = { insert: 'added', update: 'changed', delete: 'removed' } as const

/** Changes to a photo: which one it was cannot be put into words. */
function photos({ action }: ChangeEntry, count: number): Said {
  if (action === 'update') return { ...unsaid, what: 'Photos', sentence: 'Photos reordered' }
  const some = count === 1 ? 'Photo' : `${count} photos`
  return { ...unsaid, what: 'Photos', sentence: `${some} ${happened[action]}` }
}

/** A new or deleted record, or a part of one, as one sentence. */
function wholeRow({ noun, action, table }: ChangeEntry, root: string): Said {
  const word = table === root ? { insert: 'added', delete: 'deleted' } : happened
  return {
    ...unsaid,
    what: noun,
    sentence: `${noun} ${word[action as 'insert' | 'delete']}`,
  }
}

export interface Told {
  entry: ChangeEntry
  said: Said
}

/** The photos that one save added or removed become one line. */
function isSamePhotos(one: ChangeEntry, other: ChangeEntry | undefined): boolean {
  return (
    other !== undefined &&
    one.table === 'property_images' &&
    other.table === one.table &&
    one.action === other.action &&
    one.requestId === other.requestId &&
    (one.requestId !== null || one.at.slice(0, 16) === other.at.slice(0, 16))
  )
}

function tellUpdate(entry: ChangeEntry): Said[] {
  return entry.fields
    .filter(({ column }) => !isSilent(entry.table, column))
    .map(({ column, label, after, from, to }) => {
      const event = eventName(entry.table, column, after)
      if (event) return { ...unsaid, column, what: label, sentence: event }
      // The same label may belong to a part of the record: an owner's name is not the week's.
      const whose = entry.table === 'week_owners' ? `Owner: ${label}` : label
      return said({ column, label: whose, from, to })
    })
}

/** Every change in words, newest first, a line for each field. */
export function tell(
  entries: readonly ChangeEntry[],
  root: string,
  fieldNames: ReadonlyMap<string, string>,
): Told[] {
  const told: Told[] = []
  for (let at = 0; at < entries.length; at += 1) {
    const entry = entries[at] as ChangeEntry
    const all = (some: Said[]) => told.push(...some.map((one) => ({ entry, said: one })))
    if (entry.table === 'property_images') {
      let count = 1
      while (isSamePhotos(entry, entries[at + count])) count += 1
      all([photos(entry, count)])
      at += count - 1
    } else if (entry.table === 'property_field_values') {
      const label = fieldNames.get(entry.rowId.split('/')[1] as string) ?? nounOf(entry.table)
      all([fieldValue(entry, label)])
    } else if (entry.action === 'update') {
      all(tellUpdate(entry))
    } else {
      all([wholeRow(entry, root)])
    }
  }
  return told
}

/** Whether a line is about a plain field that still has the value from that change. */
export function isUndoable({ entry, said: { column } }: Told, current: unknown): boolean {
  if (entry.action !== 'update' || column === null) return false
  const field = entry.fields.find((one) => one.column === column)
  return (
    field !== undefined &&
    isPlain(entry.table, column, field.before) &&
    JSON.stringify(field.after) === JSON.stringify(current ?? null)
  )
}
