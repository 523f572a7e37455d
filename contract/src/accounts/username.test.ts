import { describe, expect, it } from 'vitest'
import { newUsername } from './username.ts'
import { usernameTexts as texts } from './username.messages.ts'

const schema = newUsername('Username is required!')
const read = (typed: unknown) => schema.safeParse(typed)
const complaint = (typed: unknown) => read(typed).error?.issues[0]?.message

describe('a new username', () => {
  it.each([
    ['thabo.nkosi', 'thabo.nkosi'],
    ['  Thabo   Nkosi ', 'Thabo Nkosi'],
    ['ｔｈａｂｏ', 'thabo'],
    ['oﬃce', 'office'],
    ['José', 'José'],
    ['sipho@example.com', 'sipho@example.com'],
    ['Иван', 'Иван'],
    ['田中さん', '田中さん'],
  ])('%j is stored as %j', (typed, stored) => expect(read(typed).data).toBe(stored))

  it.each(['', '   ', undefined, null, 7])('is required, and %j does not count as one', (typed) => {
    expect(complaint(typed)).toBe('Username is required!')
  })

  it.each(['su\u200bperadmin', 'admin\u202e', 'ad\u00admin', 'ad\ufeffmin', 'ad\ue000min'])(
    'has no invisible characters, as %j has',
    (typed) => expect(complaint(typed)).toBe(texts.invisible),
  )

  it.each(['ad\nmin', 'ad\u0007min'])('has no control characters, as %j has', (typed) => {
    expect(complaint(typed)).toMatch(/Line breaks/)
  })

  it.each(['аdmin', 'superαdmin', 'sеller', 'agentΟ', 'Ꭺdmin'])(
    'does not mix alphabets, as %j does',
    (typed) => expect(complaint(typed)).toBe(texts.mixed),
  )

  it.each(['<script>', 'a/b', 'a;b', '...', '😀'])('has no other symbols, as %j has', (typed) => {
    expect(complaint(typed)).toBe(texts.signs)
  })

  it('has at most 60 characters, even after normalisation', () => {
    expect(complaint('x'.repeat(61))).toMatch(/At most 60/)
    expect(complaint('ﷺ'.repeat(20))).toMatch(/At most 60/)
  })
})
