import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import {
  decideApproval,
  undoApproval,
  type ApprovalItem,
  type Decision,
} from '#contract/approvals/approvals.calls.ts'
import { callOverHttp } from '#contract/client.ts'
import { useAlerts } from '../../ui/feedback/alert-area.tsx'

export interface OpenDecision {
  id: number
  item: ApprovalItem
  decision: Decision
  /** When it takes effect. */
  until: number
}

const keyOf = ({ kind, id }: Pick<ApprovalItem, 'kind' | 'id'>) => `${kind} ${id}`

interface Loaded {
  items: readonly ApprovalItem[]
  total: number
}

/** Goes through the queue: a decision is sent and the next item appears immediately. */
export function useApprovalQueue(loaded: Loaded) {
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const [items, setItems] = useState(loaded.items)
  const [place, setPlace] = useState(0)
  const [done, setDone] = useState(0)
  const [open, setOpen] = useState<readonly OpenDecision[]>([])
  const decided = useRef(new Set<string>())
  /** The latest decision; its reply may still be pending. */
  const last = useRef<Promise<OpenDecision | null>>(Promise.resolve(null))
  const undone = useRef(new Set<number>())
  const total = done + Math.max(loaded.total - done, items.length)
  const [started, setStarted] = useState(loaded.total)
  const current = items[Math.min(place, items.length - 1)]

  // Items decided here are not shown again before the server has recorded it.
  useEffect(() => {
    setItems(loaded.items.filter((item) => !decided.current.has(keyOf(item))))
    setStarted((before) => Math.max(before, loaded.total))
  }, [loaded])

  function putBack(item: ApprovalItem) {
    decided.current.delete(keyOf(item))
    setDone((count) => count - 1)
    setItems((rest) => [...rest.slice(0, place), item, ...rest.slice(place)])
  }

  async function decide(decision: Decision, reason: string | null = null) {
    const item = current
    if (!item || decided.current.has(keyOf(item))) return
    decided.current.add(keyOf(item))
    const rest = items.filter((one) => one !== item)
    setItems(rest)
    setPlace((now) => Math.min(now, Math.max(0, rest.length - 1)))
    setDone((count) => count + 1)
    last.current = send(item, decision, reason)
    await last.current
    if (rest.length === 0) await revalidate()
  }

  async function send(item: ApprovalItem, decision: Decision, reason: string | null) {
    try {
      const { kind, id, version } = item
      const made = await callOverHttp(decideApproval, { kind, id, version, decision, reason })
      const until = Date.now() + made.millisecondsLeft
      const waiting = { id: made.id, item, decision, until }
      setOpen((others) => [...others, waiting])
      return waiting
    } catch (error) {
      alerts.showError(error)
      putBack(item)
      await revalidate()
      return null
    }
  }

  /** If pressed immediately, it applies to the latest decision and not the one before. */
  async function undo() {
    const newest = await last.current
    const waiting = [...open, ...(newest ? [newest] : [])].findLast(
      ({ id, until }) => until > Date.now() && !undone.current.has(id),
    )
    if (!waiting) return
    undone.current.add(waiting.id)
    setOpen((others) => others.filter(({ id }) => id !== waiting.id))
    try {
      await callOverHttp(undoApproval, { id: waiting.id })
      putBack(waiting.item)
    } catch (error) {
      alerts.showError(error)
    }
  }

  return {
    current,
    done,
    total: Math.max(started, total),
    left: items.length,
    open,
    decide,
    undo,
    forget: (id: number) => setOpen((others) => others.filter((one) => one.id !== id)),
    next: () => setPlace((now) => (items.length ? (now + 1) % items.length : 0)),
    previous: () => setPlace((now) => (items.length ? (now + items.length - 1) % items.length : 0)),
    place: Math.min(place, Math.max(0, items.length - 1)),
  }
}
