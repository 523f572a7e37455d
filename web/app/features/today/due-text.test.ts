import { expect, it } from 'vitest'
import { dueText, shortDay } from './due-text.ts'

it('says how soon something is due', () => {
  const said = ['2026-11-15', '2026-11-16', '2026-11-20', '2026-11-14', '2026-11-12'].map((day) =>
    dueText(day, '2026-11-15'),
  )
  expect(said).toEqual(['Today', 'Tomorrow', 'In 5 days', '1 day overdue', '3 days overdue'])
  expect(shortDay('2026-12-09')).toBe('9 Dec')
})
