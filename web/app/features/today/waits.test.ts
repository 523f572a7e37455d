import { describe, expect, it } from 'vitest'
import type { WaitingWork } from '#contract/today/today.calls.ts'
import { greeting, waitSentence, weekdayOf } from './greeting.ts'
import { agoText, backupSentence } from './backups.ts'
import { waited, waitRows } from './waits.ts'

const none = { count: 0, oldest: null, items: [] }
const quiet: WaitingWork = {
  payments: none,
  refunds: none,
  weeks: none,
  listingChanges: none,
  privacyRequests: none,
  mails: none,
  paymentAlerts: none,
  bankMoney: none,
  pastListings: none,
  conversations: none,
  agencies: none,
  backups: none,
}

describe('what needs attention', () => {
  it('shows the time for today, and the number of days for earlier', () => {
    expect(waited('2026-11-15T06:14:00Z', '2026-11-15')).toEqual({
      color: 'green',
      label: 'Since 08:14',
    })
    expect(waited('2026-11-14T21:59:00Z', '2026-11-15')?.label).toBe('Oldest: 1 day')
    expect(waited('2026-11-14T22:01:00Z', '2026-11-15')?.label).toBe('Since 00:01')
    expect(waited('2026-11-01', '2026-11-15')).toEqual({ color: 'red', label: 'Oldest: 14 days' })
    expect(waited(null, '2026-11-15')).toBeNull()
  })

  it('links to the list and to each item', () => {
    const items = [
      {
        kind: 'week' as const,
        id: 7,
        reference: 'TW-20418',
        title: 'Cabana Beach',
        day: '2026-07-10',
      },
    ]
    const rows = waitRows(
      { ...quiet, pastListings: { count: 1, oldest: '2026-07-10', items } },
      '2026-11-15',
    )
    const past = rows.find(({ kind }) => kind === 'pastListings')
    expect(past?.to).toBe('/status/timeshareAdmin?publish=true&ddate=2026-11-14')
    expect(past?.items).toEqual([
      {
        key: 'TW-20418',
        label: 'TW-20418',
        note: 'Cabana Beach, until 10 July 2026',
        to: '/editTimeshare?week=7',
      },
    ])
    expect(rows.filter(({ count }) => count === 0)).toHaveLength(11)
  })

  it('shows what changed in a listing', () => {
    const differences = ['Price from R 2 650 000 to R 2 500 000', 'Bedrooms from 3 to 4']
    const items = [{ id: 4, reference: 'JP-10001', title: 'A sunny house', differences }]
    const rows = waitRows(
      { ...quiet, listingChanges: { count: 1, oldest: '2026-11-15', items } },
      '2026-11-15',
    )
    const row = rows.find(({ kind }) => kind === 'listingChanges')
    expect(row).toMatchObject({ title: 'Changes to approve', to: '/listing-changes?state=open' })
    expect(row?.items[0]?.note).toBe(`${differences.join('; ')} (A sunny house)`)
  })

  it('shows the last good backup and the reason when backups need attention', () => {
    const last = { finishedAt: '2026-11-13T23:31:00Z', ageSeconds: 120_000, bytes: 1_250_000_000 }
    const rowOf = (problem: 'failed' | 'late', error: string | null, made: typeof last | null) =>
      waitRows(
        { ...quiet, backups: { count: 1, oldest: null, items: [{ problem, error }] } },
        '2026-11-15',
        made,
      ).find(({ kind }) => kind === 'backups')
    expect(rowOf('failed', 'The disk is full', last)).toMatchObject({
      title: 'Backups need attention',
      why: 'The last backup failed',
      to: null,
      clock: { color: 'red', label: 'Last: 1 day ago' },
      items: [
        { label: 'Reason', note: 'The disk is full' },
        { label: 'Last complete backup', note: '14 November 2026, 01:31, 1.3 GB' },
      ],
    })
    expect(rowOf('late', null, null)).toMatchObject({
      why: 'A scheduled backup was not made',
      clock: { color: 'red', label: 'None yet' },
      items: [{ note: expect.stringContaining('BACKUP_DIR') }, { note: 'None yet' }],
    })
    expect(backupSentence(last)).toBe('Last backup: 1 day ago (14 November 2026, 01:31), 1.3 GB.')
    expect(backupSentence(null)).toBe('There are no scheduled backups yet.')
    expect([90, 5400, 7200, 200_000].map(agoText)).toEqual([
      '1 minute ago',
      '1 hour ago',
      '2 hours ago',
      '2 days ago',
    ])
  })

  it('has a greeting for the local time of day', () => {
    expect(greeting(new Date('2026-11-15T06:00:00Z'))).toBe('Good morning')
    expect(greeting(new Date('2026-11-15T10:00:00Z'))).toBe('Good afternoon')
    expect(greeting(new Date('2026-11-15T17:00:00Z'))).toBe('Good evening')
    expect(weekdayOf('2026-11-15')).toBe('Sunday')
    expect([0, 1, 21].map(waitSentence)).toEqual([
      'Nothing needs attention.',
      '1 item needs attention.',
      '21 items need attention.',
    ])
  })
})
