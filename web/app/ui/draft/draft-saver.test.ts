import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DraftSave } from '#contract/drafts/drafts.calls.ts'
import { AppError } from '#contract/errors.ts'
import { copyPauseMs, createDraftSaver, savePauseMs, type DraftCopy } from './draft-saver.ts'

const key = '3f2c9a54-5d0c-4f57-9a7b-0d3f6a1f8f11'
const otherKey = '8a1e1c1f-9f0f-4a0a-8a55-0b5a6f1f7e22'

interface Sent extends DraftCopy {
  keepalive: boolean
  respond: (reply: DraftSave['outcome'] | Error, revision?: number) => Promise<void>
}

/** A saver over a form with one field, and requests that the test responds to. */
function aForm(options: { revision?: number; withCopy?: boolean; stored?: DraftCopy } = {}) {
  const sent: Sent[] = []
  const copies: (DraftCopy | null)[] = []
  const onSaved = vi.fn<() => void>()
  const onTooLong = vi.fn<() => void>()
  const onFinished = vi.fn<() => void>()
  let text = ''
  const saver = createDraftSaver({
    key,
    revision: options.revision ?? 0,
    read: () => ({ text }),
    send: (copy, { keepalive }) =>
      new Promise((resolve, reject) => {
        sent.push({
          ...copy,
          keepalive,
          async respond(reply, revision = copy.revision) {
            if (reply instanceof Error) reject(reply)
            else resolve({ outcome: reply, revision })
            await vi.advanceTimersByTimeAsync(0)
          },
        })
      }),
    ...(options.withCopy ? { writeCopy: (copy) => void copies.push(copy) } : {}),
    fetchStored: async () => options.stored ?? null,
    onSaved,
    onTooLong,
    onFinished,
  })
  function type(next: string) {
    text = next
    saver.markChanged()
  }
  const texts = () => sent.map(({ value }) => value['text'])
  return { saver, sent, copies, onSaved, onTooLong, onFinished, type, texts }
}

const pause = (ms = savePauseMs) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

describe('saving a draft', () => {
  it('waits for a pause and sends the latest text', async () => {
    const form = aForm()
    form.type('a')
    await pause(savePauseMs - 1)
    form.type('ab')
    await pause(savePauseMs - 1)
    expect(form.sent).toHaveLength(0)
    await pause(1)
    expect(form.texts()).toEqual(['ab'])
    await form.sent[0]!.respond('saved')
    expect(form.onSaved).toHaveBeenCalledTimes(1)
    await pause()
    expect(form.sent).toHaveLength(1)
  })

  it('sends one at a time, and then later input under a higher revision', async () => {
    const form = aForm()
    form.type('a')
    await pause()
    form.type('ab')
    await pause()
    expect(form.texts()).toEqual(['a'])
    await form.sent[0]!.respond('saved')
    await pause()
    expect(form.texts()).toEqual(['a', 'ab'])
    expect(form.sent[1]!.revision).toBeGreaterThan(form.sent[0]!.revision)
  })

  it('uses a revision above the newest one it knows, even with a slow clock', async () => {
    const form = aForm({ revision: 5_000_000 })
    form.type('a')
    await pause()
    expect(form.sent[0]!.revision).toBe(5_000_001)
    await form.sent[0]!.respond('older', 6_000_000)
    expect(form.onSaved).not.toHaveBeenCalled()
    form.type('ab')
    await pause()
    expect(form.sent[1]!.revision).toBe(6_000_001)
  })

  it('retries with the next keystroke after a failure', async () => {
    const form = aForm()
    form.type('a')
    await pause()
    await form.sent[0]!.respond(new Error('no connection'))
    expect(form.saver.isChanged).toBe(true)
    form.type('ab')
    await pause()
    expect(form.texts()).toEqual(['a', 'ab'])
  })

  it('says once that there is too much to save, and again when it has been saved since', async () => {
    const form = aForm()
    for (const text of ['long', 'longer']) {
      form.type(text)
      await pause()
      await form.sent.at(-1)!.respond(new AppError('tooLarge'))
    }
    expect(form.onTooLong).toHaveBeenCalledTimes(1)
    expect(form.saver.isChanged).toBe(true)
    form.type('short')
    await pause()
    await form.sent.at(-1)!.respond('saved')
    form.type('long again')
    await pause()
    await form.sent.at(-1)!.respond(new AppError('tooLarge'))
    expect(form.onTooLong).toHaveBeenCalledTimes(2)
  })

  it('reports when a requested save fails', async () => {
    const form = aForm()
    const saving = expect(form.saver.saveNow()).rejects.toThrow('no connection')
    await form.sent[0]!.respond(new Error('no connection'))
    await saving
  })
})

describe('sending the form', () => {
  it('cancels the pending save on submit, and permanently once it succeeds', async () => {
    const form = aForm({ withCopy: true })
    form.type('a')
    form.saver.hold()
    await pause()
    form.saver.finish()
    form.saver.release()
    form.type('b')
    form.saver.flush()
    await pause()
    expect(form.sent).toEqual([])
    expect(form.copies).toEqual([null])
  })

  it('resumes saving when the form was refused, with the cancelled save', async () => {
    const form = aForm()
    form.type('a')
    form.saver.hold()
    await pause()
    form.saver.release()
    await pause()
    expect(form.texts()).toEqual(['a'])
  })

  it('saves nothing after a refusal when nothing was pending', async () => {
    const form = aForm()
    form.type('a')
    await pause()
    await form.sent[0]!.respond('saved')
    form.saver.hold()
    form.saver.release()
    await pause()
    expect(form.sent).toHaveLength(1)
  })

  it('ignores a save that completes or fails after the form was accepted', async () => {
    for (const reply of ['saved', 'finished', new Error('no connection')] as const) {
      const form = aForm()
      form.type('a')
      await pause()
      form.saver.hold()
      form.saver.finish()
      await form.sent[0]!.respond(reply)
      form.saver.flush()
      await pause()
      expect(form.sent).toHaveLength(1)
      expect(form.onSaved).not.toHaveBeenCalled()
      expect(form.onFinished).not.toHaveBeenCalled()
    }
  })

  it('stops when the server reports that the draft was submitted elsewhere', async () => {
    const form = aForm({ withCopy: true })
    form.type('a')
    await pause()
    await form.sent[0]!.respond('finished')
    expect(form.onFinished).toHaveBeenCalledTimes(1)
    expect(form.copies.at(-1)).toBeNull()
    form.type('ab')
    form.saver.flush()
    await pause()
    expect(form.sent).toHaveLength(1)
  })
})

describe('leaving the page', () => {
  it('sends pending input at once, so that it outlives the page', async () => {
    const form = aForm()
    form.type('a')
    form.saver.flush()
    expect(form.sent).toMatchObject([{ key, value: { text: 'a' }, keepalive: true }])
    form.saver.flush()
    await pause()
    expect(form.sent).toHaveLength(1)
  })

  it('does not wait for a save in progress, and uses a newer revision', async () => {
    const form = aForm()
    form.type('a')
    await pause()
    form.type('ab')
    form.saver.flush()
    expect(form.texts()).toEqual(['a', 'ab'])
    expect(form.sent[1]!.revision).toBeGreaterThan(form.sent[0]!.revision)
  })

  it('saves input typed while the form is being submitted: the server ends the draft either way', () => {
    const form = aForm()
    form.type('a')
    form.saver.hold()
    form.saver.flush()
    expect(form.texts()).toEqual(['a'])
  })

  it('does not send what is already saved', async () => {
    const form = aForm()
    form.type('a')
    await pause()
    await form.sent[0]!.respond('saved')
    form.saver.flush()
    expect(form.sent).toHaveLength(1)
  })
})

describe('the copy in the browser', () => {
  it('is written before the server is called', async () => {
    const form = aForm({ withCopy: true })
    form.type('a')
    await pause(copyPauseMs)
    expect(form.copies).toMatchObject([{ key, value: { text: 'a' } }])
    expect(form.sent).toHaveLength(0)
  })

  it('is used with its own key when the server has nothing newer', async () => {
    const form = aForm()
    const copy = { key: otherKey, revision: 900, value: { text: 'mine' } }
    const found = form.saver.resume(copy)
    await form.sent[0]!.respond('saved')
    expect(await found).toEqual(copy)
    expect(form.saver.key).toBe(otherKey)
  })

  it('is used when the server cannot be reached', async () => {
    const form = aForm()
    const copy = { key: otherKey, revision: 900, value: {} }
    const found = form.saver.resume(copy)
    await form.sent[0]!.respond(new Error('no connection'))
    expect(await found).toEqual(copy)
  })

  it.each([
    ['of a draft that was sent elsewhere', 'finished', 0],
    ['older than what the page shows', 'older', 950],
  ] as const)('is discarded when it is %s', async (_why, outcome, stored) => {
    const form = aForm({ withCopy: true, revision: 950 })
    const found = form.saver.resume({ key: otherKey, revision: 900, value: {} })
    await form.sent[0]!.respond(outcome, stored)
    expect(await found).toBeNull()
    expect(form.copies).toEqual([null])
    expect(form.saver.key).toBe(key)
  })

  it('is replaced by a newer save of the previous page', async () => {
    const stored = { key: otherKey, revision: 901, value: { text: 'last texts' } }
    const form = aForm({ withCopy: true, stored })
    const found = form.saver.resume({ key: otherKey, revision: 900, value: {} })
    await form.sent[0]!.respond('older', 901)
    expect(await found).toEqual(stored)
    expect(form.saver.key).toBe(otherKey)
    form.type('more')
    await pause()
    expect(form.sent[1]!.revision).toBeGreaterThan(901)
  })

  it('needs no confirmation when the page already shows it', async () => {
    const form = aForm({ revision: 900 })
    expect(await form.saver.resume({ key, revision: 900, value: {} })).toBeNull()
    expect(form.sent).toHaveLength(0)
  })

  it('does not replace input that has already been typed', async () => {
    const form = aForm()
    const found = form.saver.resume({ key: otherKey, revision: 900, value: { text: 'old' } })
    form.type('new')
    await form.sent[0]!.respond('saved')
    expect(await found).toBeNull()
  })
})
