// @vitest-environment happy-dom
import L from 'leaflet'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { editCorners } from './edit-corners.ts'
import type { Position } from './map-types.ts'

const square: Position[] = [
  { lat: -25.9, lng: 28 },
  { lat: -25.9, lng: 28.4 },
  { lat: -25.6, lng: 28.4 },
  { lat: -25.6, lng: 28 },
]

describe('the corners of an area', () => {
  let map: L.Map
  let changed: Position[][]

  beforeEach(() => {
    document.body.innerHTML = '<div id="map" tabindex="0"></div>'
    map = L.map('map').setView([-25.75, 28.2], 10)
    changed = []
  })
  afterEach(() => map.remove())

  function edit(focused?: number) {
    const area = L.polygon(square.map(({ lat, lng }): L.LatLngTuple => [lat, lng])).addTo(map)
    return editCorners(map, area, square, (corners) => changed.push(corners), focused)
  }
  const corner = (title: string) => document.querySelector<HTMLElement>(`[title^="${title}"]`)
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

  it('keep the focus when a search recreates them', () => {
    const before = edit()
    corner('Corner 2 of 4')?.focus()
    edit(before.stop())
    expect(document.activeElement).toBe(corner('Corner 2 of 4'))
    press('Delete')
    expect(changed).toEqual([[square[0], square[2], square[3]]])
  })

  it('do not take a focus that they did not have', () => {
    const before = edit()
    document.body.focus()
    edit(before.stop())
    expect(document.activeElement).toBe(document.body)
  })

  it('leave the focus to the map when the focused one is removed', () => {
    edit(4)
    expect(document.activeElement).toBe(map.getContainer())
    press('Backspace')
    expect(changed).toEqual([square.slice(0, 3)])
  })
})
