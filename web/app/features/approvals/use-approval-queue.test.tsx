// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  decideApproval,
  undoApproval,
  type ApprovalItem,
} from '#contract/approvals/approvals.calls.ts'
import { callOverHttp } from '#contract/client.ts'
import { useApprovalQueue } from './use-approval-queue.ts'

vi.mock('#contract/client.ts', () => ({ callOverHttp: vi.fn<() => Promise<unknown>>() }))
vi.mock('react-router', () => ({ useRevalidator: () => ({ revalidate: async () => undefined }) }))
vi.mock('../../ui/feedback/alert-area.tsx', () => ({
  useAlerts: () => ({ showError: () => undefined }),
}))

const item = (id: number): ApprovalItem => ({
  kind: 'week',
  id,
  version: 1,
  reference: `TW-${id}`,
  title: 'A week',
  since: '2026-11-17T08:00:00Z',
  listing: { kind: 'week', id },
  seller: 'Thandi Nkosi',
  facts: [],
  differences: [],
  publishes: true,
})

/** The replies to decisions, which the test resolves when it wants to. */
let replies: ((made: { id: number; millisecondsLeft: number }) => void)[]
let undone: number[]

beforeEach(() => {
  replies = []
  undone = []
  vi.mocked(callOverHttp).mockImplementation(((call: unknown, input: { id: number }) => {
    if (call === decideApproval) return new Promise((resolve) => replies.push(resolve as never))
    if (call === undoApproval) undone.push(input.id)
    return Promise.resolve({})
  }) as never)
})

afterEach(cleanup)

function aQueue() {
  const loaded = { items: [item(1), item(2), item(3)], total: 3 }
  return renderHook(() => useApprovalQueue(loaded)).result
}

const reply = (place: number) =>
  act(async () => replies[place]?.({ id: 100 + place, millisecondsLeft: 10_000 }))

it('shows the next item immediately, and the same one again when the decision is undone', async () => {
  const queue = aQueue()
  act(() => void queue.current.decide('approve'))
  expect([queue.current.current?.id, queue.current.done]).toEqual([2, 1])
  await reply(0)
  await act(() => queue.current.undo())
  expect(undone).toEqual([100])
  expect([queue.current.current?.id, queue.current.done]).toEqual([1, 0])
})

it('undoes the latest decision, even while its reply is pending', async () => {
  const queue = aQueue()
  act(() => void queue.current.decide('approve'))
  await reply(0)
  act(() => void queue.current.decide('approve'))
  let undoing: Promise<void> | undefined
  act(() => {
    undoing = queue.current.undo()
  })
  await reply(1)
  await act(async () => undoing)
  expect(undone).toEqual([101])
  expect(queue.current.current?.id).toBe(2)
})

it('undoes one decision after another, each once', async () => {
  const queue = aQueue()
  act(() => void queue.current.decide('approve'))
  await reply(0)
  act(() => void queue.current.decide('verify'))
  await reply(1)
  for (let time = 0; time < 3; time += 1) await act(() => queue.current.undo())
  expect(undone).toEqual([101, 100])
  expect([queue.current.current?.id, queue.current.left]).toEqual([1, 3])
})
