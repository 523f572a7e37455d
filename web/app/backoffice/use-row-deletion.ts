import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { AnyCall } from '#contract/call.ts'
import { callOverHttp, NoResponse } from '#contract/client.ts'
import { useAlerts } from '../ui/feedback/alert-area.tsx'
import { useConfirm } from '../ui/feedback/confirm.tsx'
import { capitalise, counted, type Nouns } from '../ui/data/counted.ts'
import type { AnyList, Identified } from '../ui/list/resource-types.ts'

/**
 * The consequences of deleting a row, apart from the fact that it cannot be undone; or why the row
 * stays.
 */
export type DeleteNote = string | { stays: string } | undefined

interface Refused {
  message: string
  names: string[]
}

/** Asks for confirmation, deletes one or more rows, and reports what was deleted and what was refused, and why. */
export function useRowDeletion<Row extends Identified>(
  { remove: call }: Pick<AnyList, 'remove'>,
  nouns: Nouns,
  nameOf: (row: Row) => string,
  noteOf: (row: Row) => DeleteNote = () => undefined,
) {
  const confirm = useConfirm()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function remove(rows: readonly Row[]): Promise<void> {
    const [only] = rows
    if (busy || !only || !call) return
    const what = rows.length === 1 ? nameOf(only) : counted(rows.length, nouns)
    const note = noteOf(only)
    if (rows.length === 1 && typeof note === 'object') {
      await confirm({ title: `${capitalise(what)} cannot be deleted`, body: note.stays })
      return
    }
    const yes = await confirm({
      title: `Delete ${what}?`,
      body: questionBody(rows, nameOf, noteOf),
      confirmLabel: 'Delete',
      danger: true,
    })
    if (!yes) return
    setBusy(true)
    alerts.clear()
    const { deleted, refused } = await removeEach(call, rows, nameOf)
    if (deleted.length === 1) alerts.show('SUCCESS', `${capitalise(deleted[0]!)} was deleted.`)
    if (deleted.length > 1)
      alerts.show('SUCCESS', `${counted(deleted.length, nouns)} were deleted.`)
    for (const { message, names } of refused) {
      alerts.show('ERROR', message, { title: `Not deleted: ${names.join(', ')}` })
    }
    if (deleted.length) await revalidate()
    setBusy(false)
    // The clicked button may have been removed with its row; the focus moves to the content.
    if (deleted.length) document.getElementById('main')?.focus({ preventScroll: true })
  }

  return { remove, busy }
}

/** With several rows, each note names its row. */
function questionBody<Row extends Identified>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  noteOf: (row: Row) => DeleteNote,
): string {
  const notes = rows.flatMap((row) => {
    const note = noteOf(row)
    if (!note) return []
    const text = typeof note === 'string' ? note : `${note.stays} It will not be deleted.`
    return [rows.length === 1 ? text : `${nameOf(row)}: ${text}`]
  })
  return [...notes, 'This cannot be undone.'].join(' ')
}

async function removeEach<Row extends Identified>(
  call: AnyCall,
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Promise<{ deleted: string[]; refused: Refused[] }> {
  const deleted: string[] = []
  const refused = new Map<string, string[]>()
  let unreachable: NoResponse | undefined
  for (const row of rows) {
    try {
      // The others would only wait for the same timeout.
      if (unreachable) throw unreachable
      await callOverHttp(call, { id: row.id })
      deleted.push(nameOf(row))
    } catch (error) {
      if (error instanceof NoResponse) unreachable = error
      const message = error instanceof Error ? error.message : String(error)
      refused.set(message, [...(refused.get(message) ?? []), nameOf(row)])
    }
  }
  return { deleted, refused: [...refused].map(([message, names]) => ({ message, names })) }
}
