import { describe, expect, it } from 'vitest'
import { contactSources } from '#contract/contact-sources/contact-sources.resource.ts'
import { changesList } from '#contract/change-log/change-log.calls.ts'
import { agentsList } from '#contract/agencies/agents.calls.ts'
import {
  isDefaultSort,
  listInput,
  listStateOf,
  narrowedBy,
  pageCount,
  queryAfter,
  sortAfterPress,
} from './list-state.ts'

const at = (text: string) => new URLSearchParams(text)
const after = (text: string, change: Parameters<typeof queryAfter>[2]) =>
  queryAfter(contactSources, at(text), change)

describe('the address of a list', () => {
  it('is the default list when it has no parameters', () => {
    expect(listStateOf(contactSources, at(''))).toEqual({
      page: 1,
      size: 10,
      sort: 'id',
      order: 'desc',
      search: '',
      filters: {},
    })
  })

  it('is parsed back to the same state', () => {
    const text = 'page=3&size=50&sort=description&order=asc&search=radio'
    expect(listStateOf(contactSources, at(text))).toEqual({
      page: 3,
      size: 50,
      sort: 'description',
      order: 'asc',
      search: 'radio',
      filters: {},
    })
  })

  it('falls back to the defaults when it is invalid', () => {
    const state = listStateOf(contactSources, at('page=-1&size=many&sort=password&order=up'))
    expect(state).toMatchObject({ page: 1, size: 10, sort: 'id', order: 'desc' })
  })

  it('omits the defaults', () => {
    expect(after('page=2', { page: 1 })).toBe('?')
    expect(after('size=50', { size: 10 })).toBe('?')
  })

  it('returns to the first page when anything but the page changes', () => {
    expect(after('page=3', { search: ' radio ' })).toBe('?search=radio')
    expect(after('page=3', { size: 50 })).toBe('?size=50')
    expect(after('page=3', { sort: 'description', order: 'asc' })).toBe(
      '?sort=description&order=asc',
    )
  })

  it('preserves the search and the order while paging', () => {
    expect(after('search=radio&sort=id&order=asc', { page: 2 })).toBe(
      '?search=radio&sort=id&order=asc&page=2',
    )
  })

  it('preserves other parameters', () => {
    expect(after('tab=all&page=2', { search: 'x' })).toBe('?tab=all&search=x')
  })

  it('always names sort and order together', () => {
    expect(after('', { sort: 'description', order: 'desc' })).toBe('?sort=description&order=desc')
  })
})

describe('the filters of a list', () => {
  it('are the parameters of its call other than paging', () => {
    const state = listStateOf(agentsList, at('agencyId=3&search=nkosi&tab=all'))
    expect(state.filters).toEqual({ agencyId: '3' })
    expect(narrowedBy(state)).toBe(2)
    expect(listInput(state)).toMatchObject({ agencyId: '3', search: 'nkosi', page: 1 })
  })

  it('are dropped when they are invalid', () => {
    expect(listStateOf(agentsList, at('agencyId=all&page=2'))).toMatchObject({
      page: 2,
      filters: {},
    })
  })

  it('return to the first page and preserve the rest', () => {
    const change = { filters: { agencyId: '4' } }
    expect(queryAfter(agentsList, at('agencyId=3&search=nkosi&page=2'), change)).toBe(
      '?search=nkosi&agencyId=4',
    )
    expect(queryAfter(agentsList, at('agencyId=3'), { filters: {} })).toBe('?')
    expect(queryAfter(agentsList, at('agencyId=3'), { page: 2 })).toBe('?agencyId=3&page=2')
  })
})

describe('a list that is longer than its counted pages', () => {
  const changes = (text: string, change: Parameters<typeof queryAfter>[2]) =>
    queryAfter(changesList, at(text), change)

  it('continues from a row, which is not a filter', () => {
    const state = listStateOf(changesList, at('before=4711&table=weeks'))
    expect(state).toMatchObject({ before: '4711', filters: { table: 'weeks' } })
    expect(narrowedBy(state)).toBe(1)
    expect(listInput(state)).toMatchObject({ before: '4711', table: 'weeks', page: 1 })
    expect(changes('page=101&table=weeks', { before: '4711' })).toBe('?table=weeks&before=4711')
  })

  it('starts over when anything else changes', () => {
    expect(changes('before=4711', { search: 'thandi' })).toBe('?search=thandi')
    expect(changes('before=4711', { page: 2 })).toBe('?page=2')
    expect(changes('before=nonsense', {})).toBe('?')
  })
})

describe('the order of a list', () => {
  it('is ascending on the first click of a column and reversed on the next', () => {
    const defaults = listStateOf(contactSources, at(''))
    const first = sortAfterPress(defaults, 'description')
    expect(first).toEqual({ sort: 'description', order: 'asc' })
    expect(sortAfterPress({ ...defaults, ...first }, 'description').order).toBe('desc')
  })

  it('detects when there is nothing to clear', () => {
    expect(isDefaultSort(contactSources, listStateOf(contactSources, at('')))).toBe(true)
    expect(isDefaultSort(contactSources, listStateOf(contactSources, at('order=asc')))).toBe(false)
  })
})

it('an empty list has one page', () => {
  expect(pageCount(0, 20)).toBe(1)
  expect(pageCount(20, 20)).toBe(1)
  expect(pageCount(21, 20)).toBe(2)
})
