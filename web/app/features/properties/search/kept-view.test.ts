// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { keepView, keptView } from './kept-view.ts'

describe('a map’s view', () => {
  beforeEach(() => history.replaceState(null, ''))

  it('is kept in its history entry, next to the router’s state', () => {
    expect(keptView()).toBeUndefined()
    history.replaceState({ key: 'abc', usr: null }, '')
    keepView({ lat: -26, lng: 28, zoom: 12.5 })
    expect(keptView()).toEqual({ lat: -26, lng: 28, zoom: 12.5 })
    expect(history.state).toMatchObject({ key: 'abc', usr: null })
  })

  it('is empty for an entry with other state', () => {
    history.replaceState({ mapView: { lat: 'x' } }, '')
    expect(keptView()).toBeUndefined()
  })
})
