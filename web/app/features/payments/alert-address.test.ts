import { describe, expect, it } from 'vitest'
import { alertAddress, alertQueryOf } from './alert-address.ts'

describe('the address of the alerts', () => {
  const query = new URLSearchParams('page=3&search=elm&alerts=money&alertPage=2')

  it('leaves the state of the payments list unchanged', () => {
    expect(alertAddress(query, { page: 4 })).toBe('?page=3&search=elm&alerts=money&alertPage=4')
    expect(alertAddress(query, { show: '' })).toBe('?page=3&search=elm')
  })

  it('starts at the first page of another kind or size', () => {
    expect(alertAddress(query, { show: 'forged' })).toBe('?page=3&search=elm&alerts=forged')
    expect(alertAddress(query, { size: 50 })).toBe('?page=3&search=elm&alerts=money&alertSize=50')
  })

  it('is read back', () => {
    expect(alertQueryOf(query)).toEqual({ show: 'money', page: 2, size: 10 })
    const nonsense = new URLSearchParams('alerts=x&alertPage=-1')
    expect(alertQueryOf(nonsense)).toEqual({ page: 1, size: 10 })
  })
})
