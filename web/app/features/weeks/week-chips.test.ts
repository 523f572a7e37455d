import { describe, expect, it } from 'vitest'
import { chipsOf } from './week-chips.ts'

describe('the active filters of a search for weeks', () => {
  it('removes one place and keeps the others, and removes a drive as a whole', () => {
    const query = new URLSearchParams('driveFrom=pretoria.gauteng&driveMinutes=240&sleeps=6')
    const places = [
      { key: 'ballito.kwazulu-natal', name: 'Ballito' },
      { key: 'garden-route', name: 'Garden Route' },
    ]
    const choices = { regions: [], resorts: [] }
    expect(chipsOf(query, choices, { places, driveName: '' })).toEqual([
      { label: 'Ballito', without: { places: 'garden-route' } },
      { label: 'Garden Route', without: { places: 'ballito.kwazulu-natal' } },
      {
        label: 'Within 4 hours of Pretoria',
        without: { driveFrom: '', driveMinutes: '' },
      },
      { label: 'Sleeps 6 or more', without: { sleeps: '' } },
    ])
  })
})
