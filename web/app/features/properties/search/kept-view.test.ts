// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { keepView, keptView } from './kept-view.ts'

describe('the view of a map', () => {
  beforeEach(() => history.replaceState(null, ''))

  it('is kept with its entry of the history, beside what the router has there', () => {
    expect(keptView()).toBeUndefined()
    history.replaceState({ key: 'abc', usr: null }, '')
    keepView({ lat: -26, lng: 28, zoom: 12.5 })
    expect(keptView()).toEqual({ lat: -26, lng: 28, zoom: 12.5 })
    expect(history.state).toMatchObject({ key: 'abc', usr: null })
  })

  it('is nothing in an entry that has something else', () => {
    history.replaceState({ mapView: { lat: 'x' } }, '')
    expect(keptView()).toBeUndefined()
  })
})
