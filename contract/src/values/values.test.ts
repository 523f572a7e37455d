import { describe, expect, it } from 'vitest'
import { dayAt, formatDayRange, isDay, toDay, today, weekOfYear } from './day.ts'
import { isEmail } from './email.ts'
import { maskIdNumber, parseIdNumber } from './id-number.ts'
import { pageButtons } from './paging.ts'
import { pagingQuery } from './paging.schema.ts'
import { formatPhone, parsePhone } from './phone.ts'
import { formatEstimate, formatRand, formatRandCents } from './rand.ts'
import { line } from './text.ts'

const hard = '\u00a0'

describe('rand', () => {
  it('groups thousands with spaces that do not break', () => {
    expect(formatRand(2450000)).toBe(`R${hard}2${hard}450${hard}000`)
    expect(formatRand('380.00')).toBe(`R${hard}380`)
  })
  it('shows cents where there are any, and never rounds', () => {
    expect(formatRand(415.5)).toBe(`R${hard}415.50`)
    expect(formatRand('7000.55')).toBe(`R${hard}7${hard}000.55`)
    expect(formatRand(0.05)).toBe(`R${hard}0.05`)
    expect(formatRand(999_999.99)).toBe(`R${hard}999${hard}999.99`)
    expect(formatRand(-1234.5)).toBe(`-R${hard}1${hard}234.50`)
  })
  it('shows two decimals where requested', () => {
    expect(formatRandCents(1234.5)).toBe(`R${hard}1${hard}234.50`)
    expect(formatRandCents('380')).toBe(`R${hard}380.00`)
  })
  it('shows an estimate to the rand', () => {
    expect(formatEstimate(11_610.85)).toBe(`R${hard}11${hard}611`)
    expect(formatEstimate(-0.2)).toBe(`R${hard}0`)
  })
})

describe('a day', () => {
  it('is a real date', () => {
    expect(isDay('2028-02-29')).toBe(true)
    expect(isDay('2026-02-29')).toBe(false)
    expect(isDay('2026-2-1')).toBe(false)
  })
  it('treats the old placeholders as no date', () => {
    expect(toDay('0001-01-01T00:00:00')).toBeNull()
    expect(toDay('1753-01-01')).toBeNull()
    expect(toDay('2026-11-14T22:00:00')).toBe('2026-11-14')
  })
  it('is the South African date, even shortly before midnight in London', () => {
    expect(today(new Date('2026-11-14T22:30:00Z'))).toBe('2026-11-15')
  })
  it('names each part of a range once', () => {
    expect(formatDayRange('2026-11-20', '2026-11-27')).toBe('20 to 27 November 2026')
    expect(formatDayRange('2027-06-26', '2027-07-03')).toBe('26 June to 3 July 2027')
    expect(formatDayRange('2026-12-25', '2027-01-01')).toBe('25 December 2026 to 1 January 2027')
  })
  it('falls into one of 52 weeks', () => {
    expect(weekOfYear('2027-01-01')).toBe(1)
    expect(weekOfYear('2027-12-31')).toBe(52)
  })
})

describe('a phone number', () => {
  it.each(['0125550143', '012 555 0143', '(012) 555-0143', '+27 12 555 0143', '0027125550143'])(
    'is stored in one form: %s',
    (typed) => expect(parsePhone(typed)).toBe('+27125550143'),
  )
  it.each(['12345', '0125550143\nBcc: x', '+44 20 7946 0958', 'phone me'])('refuses %j', (typed) =>
    expect(parsePhone(typed)).toBeUndefined(),
  )
  it('is shown the local way', () => expect(formatPhone('+27125550143')).toBe('012 555 0143'))
})

describe('an email address', () => {
  it.each(['a@b.co', 'thandi.nkosi+home@mail.example.co.za'])('may be %s', (typed) =>
    expect(isEmail(typed)).toBe(true),
  )
  it.each(['a@b', 'a b@c.co', 'a@b.co, c@d.co', 'a@b.co\r\nBcc: c@d.co', '<a@b.co>'])(
    'may not be %j',
    (typed) => expect(isEmail(typed)).toBe(false),
  )
})

describe('an identity number', () => {
  it('contains the date of birth, gender and citizenship', () => {
    expect(parseIdNumber('8001015009087', 2026)).toEqual({
      birthDay: '1980-01-01',
      gender: 'male',
      standing: 'citizen',
    })
  })
  it('is refused with a wrong check digit or an impossible date', () => {
    expect(parseIdNumber('8001015009088')).toBeUndefined()
    expect(parseIdNumber('8013015009082')).toBeUndefined()
  })
  it('is masked in lists', () => expect(maskIdNumber('8001015009087')).toBe('800101•••••87'))
})

describe('paging', () => {
  it('shows the first and last page and at most five around the current one', () => {
    expect(pageButtons(1, 3)).toEqual([1, 2, 3])
    expect(pageButtons(1, 22)).toEqual([1, 2, 3, 4, null, 22])
    expect(pageButtons(11, 22)).toEqual([1, null, 10, 11, 12, null, 22])
    expect(pageButtons(22, 22)).toEqual([1, null, 19, 20, 21, 22])
  })
  it('falls back to the default when the URL is invalid', () => {
    const query = pagingQuery(['id', 'name'], { size: 20, sort: 'id', order: 'desc' })
    expect(query.parse({ page: '-3', size: '5000', sort: 'password', order: 'up' })).toEqual({
      page: 1,
      size: 20,
      sort: 'id',
      order: 'desc',
    })
  })
})

describe('a line of text', () => {
  it('refuses line breaks, which would end an email header', () => {
    expect(line('needed').safeParse('Thandi\r\nBcc: x@y.co').success).toBe(false)
  })
  it('gives the exact message when it is missing', () => {
    expect(line('Name is required!').safeParse('  ').error?.issues[0]?.message).toBe(
      'Name is required!',
    )
    expect(line('Name is required!').safeParse(undefined).error?.issues[0]?.message).toBe(
      'Name is required!',
    )
  })
})

it('the day of an instant is the one in South Africa', () => {
  expect(dayAt('2026-11-19T21:59:59.9+00:00')).toBe('2026-11-19')
  expect(dayAt('2026-11-19T22:00:00.123456+00:00')).toBe('2026-11-20')
})
