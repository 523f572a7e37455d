import { describe, expect, it } from 'vitest'
import type { HistoryLine } from '#contract/change-log/record-history.calls.ts'
import { allOfIt, authorOf, byDay, differenceOf, filterLines, initialsOf } from './history-view.ts'

const line = (facts: Partial<HistoryLine> = {}): HistoryLine => ({
  changeId: 1,
  column: 'price',
  at: '2026-11-15T08:36:00Z',
  who: 'Naledi Mokoena',
  role: 'Agent',
  own: false,
  automatic: false,
  what: 'Price',
  sentence: 'Price from R\u00a02\u00a0650\u00a0000 to R\u00a02\u00a0500\u00a0000',
  from: null,
  to: null,
  mayUndo: true,
  ...facts,
})

describe('a record’s history', () => {
  it('shows who made a change', () => {
    expect(authorOf(line())).toBe('Naledi Mokoena, Agent')
    expect(authorOf(line({ own: true }))).toBe('You')
    expect(authorOf(line({ who: null }))).toBe('Agent')
    expect(authorOf(line({ who: null, role: null, automatic: true }))).toBe('Jacaranda (automatic)')
    expect([initialsOf(line()), initialsOf(line({ who: 'superadmin' }))]).toEqual(['NM', 'S'])
  })

  it('is grouped by South African days, newest first', () => {
    const lines = [
      line(),
      line({ at: '2026-11-14T21:30:00Z' }),
      line({ at: '2026-11-14T22:30:00Z' }),
    ]
    const days = byDay([lines[0]!, lines[2]!, lines[1]!], '2026-11-15')
    expect(days.map(({ heading, lines: some }) => [heading, some.length])).toEqual([
      ['Today, 15 November 2026', 2],
      ['Yesterday, 14 November 2026', 1],
    ])
  })

  it('can be filtered by text, person, field and time', () => {
    const status = line({
      what: 'Status',
      sentence: 'Status from A to B',
      at: '2026-01-02T10:00:00Z',
    })
    const lines = [line(), status]
    const found = (facts: object) => filterLines(lines, { ...allOfIt, ...facts }, '2026-11-15')
    expect(found({ text: '2 500 000' })).toEqual([lines[0]])
    expect(found({ text: 'naledi status' })).toEqual([status])
    expect(found({ what: 'Status' })).toEqual([status])
    expect(found({ when: 'month' })).toEqual([lines[0]])
    expect(found({ who: 'You' })).toEqual([])
  })

  it('shows where two texts differ', () => {
    expect(
      differenceOf(
        'A house with a large garden near a school',
        'A house with a stoep near a school',
      ),
    ).toEqual({
      start: 'A house with a',
      removed: 'large garden',
      added: 'stoep',
      end: 'near a school',
    })
  })
})
