/** The states of an import, in this order; a failed one can be restarted. */
export const importStates = [
  'uploaded',
  'checking',
  'checked',
  'importing',
  'pictures',
  'done',
  'undoing',
  'undone',
  'failed',
] as const

export type ImportState = (typeof importStates)[number]

/** The states in which a job works on it. */
export const workingStates = ['checking', 'importing', 'pictures', 'undoing'] as const

export function isWorking(state: ImportState): boolean {
  return (workingStates as readonly ImportState[]).includes(state)
}

/** What the check found for a row, or what the import did with it. */
export const rowOutcomes = ['new', 'changed', 'same', 'refused'] as const

export type RowOutcome = (typeof rowOutcomes)[number]

/** What an undo did with a row: a listing that has been edited since is kept. */
export const undoOutcomes = ['undone', 'kept'] as const

export type UndoOutcome = (typeof undoOutcomes)[number]

const startableFrom: Record<'check' | 'run' | 'undo', readonly ImportState[]> = {
  check: ['uploaded', 'checked', 'failed'],
  run: ['checked'],
  undo: ['done', 'failed'],
}

export function mayStart(work: 'check' | 'run' | 'undo', state: ImportState): boolean {
  return startableFrom[work].includes(state)
}
