import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { OutputOf } from '#contract/call.ts'
import { callOverHttp } from '#contract/client.ts'
import {
  acceptBankLines,
  bookBankLines,
  setBankLineAside,
  unacceptStatement,
  undoBankLines,
} from '#contract/bank-statements/bank-statements.calls.ts'
import type { BankLine } from '#contract/bank-statements/bank-statements.schema.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'

type Done = OutputOf<typeof undoBankLines>

export type Aside = 'not ours' | 'refund due' | 'refunded'

const lines = (count: number) => (count === 1 ? '1 line' : `${count} lines`)

/** A person's actions on lines; the screen then shows the results. */
export function useLineActions() {
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState<string | null>(null)
  /** The lines accepted last, so that they can be undone. */
  const last = useRef<number[]>([])
  const [undoable, setUndoable] = useState(0)

  async function run<Reply>(name: string, work: () => Promise<Reply>): Promise<Reply | undefined> {
    if (busy) return undefined
    setBusy(name)
    try {
      return await work()
    } catch (error) {
      alerts.showError(error)
      return undefined
    } finally {
      setBusy(null)
      await revalidate()
    }
  }

  function tell({ done, refused }: Done, verb: string) {
    alerts.clear()
    if (done > 0) alerts.show('SUCCESS', `${lines(done)} ${verb}.`)
    for (const message of [...new Set(refused.map((one) => one.message))].slice(0, 3)) {
      alerts.show('ERROR', message)
    }
  }

  async function accept(line: BankLine, paymentIds: number[]) {
    const { id, version } = line
    const reply = await run(`accept ${id}`, () =>
      callOverHttp(acceptBankLines, { lines: [{ id, version, paymentIds }] }),
    )
    if (!reply) return
    if (reply.done > 0) {
      last.current.push(id)
      setUndoable(last.current.length)
      alerts.clear()
    } else tell(reply, 'accepted')
  }

  async function undo(ids: number[]) {
    const reply = await run(`undo ${ids[0]}`, () => callOverHttp(undoBankLines, { ids }))
    last.current = last.current.filter((id) => !ids.includes(id))
    setUndoable(last.current.length)
    if (reply) tell(reply, 'undone')
  }

  async function undoLast() {
    const id = last.current.at(-1)
    if (id !== undefined) await undo([id])
  }

  async function unaccept(id: number) {
    const reply = await run('unaccept', () => callOverHttp(unacceptStatement, { id }))
    last.current = []
    setUndoable(0)
    if (reply) tell({ done: reply.done, refused: [] }, 'undone')
  }

  /** A call books a few hundred lines; it is repeated until none is left, or none can be booked. */
  async function book(statement: number | 'all') {
    const reply = await run('book', async () => {
      const total: Done = { done: 0, refused: [] }
      for (;;) {
        const part = await callOverHttp(bookBankLines, { statement })
        total.done += part.done
        total.refused.push(...part.refused)
        if (part.left === 0 || part.done === 0) return total
      }
    })
    last.current = []
    setUndoable(0)
    if (reply) tell(reply, 'booked')
  }

  async function setAside(line: BankLine, as: Aside, note: string) {
    const { id, version } = line
    const reply = await run(`aside ${id}`, () =>
      callOverHttp(setBankLineAside, { id, version, as, note }),
    )
    if (reply) alerts.clear()
  }

  return { busy, undoable, accept, undo, undoLast, unaccept, book, setAside }
}

export type LineActions = ReturnType<typeof useLineActions>
