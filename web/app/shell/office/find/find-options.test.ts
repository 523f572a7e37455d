import { describe, expect, it } from 'vitest'
import { menusFor } from '../../menu.ts'
import { foundOptions, screenOptions } from './find-options.ts'

const groups = menusFor({ role: 'superAdmin' }).office
const labels = (text: string) => screenOptions(groups, text).map(({ label }) => label)

describe('the global search', () => {
  it('finds screens by prefixes of their words, in any order', () => {
    expect(labels('chan log')).toEqual(['Change Log'])
    expect(labels('log chan')).toEqual(['Change Log'])
    expect(labels('PAYM')).toEqual(['Payments'])
    expect(labels('today')).toEqual(['Today'])
  })

  it('finds the screens of a group by its name, at most five', () => {
    expect(labels('logs').length).toBeGreaterThan(1)
    expect(labels('setup')).toHaveLength(5)
  })

  it('shows no screens before anything is typed', () => {
    expect(labels('  ')).toEqual([])
  })

  it('links to where each item is managed', () => {
    const person = {
      id: 7,
      name: 'Pieter Steyn',
      username: 'pieter',
      email: 'p@example.com',
      role: 'Agent',
    }
    const options = foundOptions({
      properties: [{ id: 3, reference: 'JP-10482', title: 'House', place: '', status: 'For Sale' }],
      weeks: [{ id: 4, reference: 'TW-20418', title: 'Cabana Beach', status: 'Available' }],
      people: [
        { ...person, kind: 'agent' },
        { ...person, id: 8, kind: 'individual' },
      ],
      conversations: [{ id: 6, name: 'Lerato Maseko', about: 'JP-10482, House', state: 'new' }],
      payments: [
        { id: 5, reference: 'PM-30001', payer: 'Thandi', amount: 380, paymentStatus: 'REFUND DUE' },
      ],
    })
    expect(options.map(({ to }) => to)).toEqual([
      '/property/edit/3',
      '/editTimeshare?week=4',
      '/user/agent/update?id=7',
      '/user/updateProfileInfo?id=8',
      '/conversations/6',
      '/payments/5',
    ])
    expect(options.at(-1)).toMatchObject({
      label: 'PM-30001, R\u00a0380',
      note: 'Thandi, Refund due',
    })
  })
})
