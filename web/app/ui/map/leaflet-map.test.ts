// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closestZoom, openMap, type OpenMap } from './leaflet-map.ts'
import type { MapPin, Sight } from './map-types.ts'

vi.mock('./map-ground.ts', async (original) => ({
  ...(await original<object>()),
  drawGround: () => ({ redrawLabels: () => undefined }),
}))

const spot = { south: -26, west: 28, north: -26, east: 28 }
const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '' }
const pin: MapPin = {
  key: 'property 1',
  kind: 'listing',
  lat: -26,
  lng: 28,
  text: 'R 1 m',
  title: 'A house',
}

describe('a map', () => {
  let element: HTMLElement
  let map: OpenMap | undefined

  beforeEach(() => {
    element = document.createElement('div')
    Object.defineProperty(element, 'clientWidth', { value: 600 })
    Object.defineProperty(element, 'clientHeight', { value: 500 })
    document.body.append(element)
  })
  afterEach(() => {
    map?.close()
    document.body.replaceChildren()
  })

  it('opens on a single point no closer than there is something to see', () => {
    const sights: Sight[] = []
    const onSight = (sight: Sight) => void sights.push(sight)
    map = openMap(element, { ngi: false, view: spot, onSight })
    // Where a browser cannot scale, as here, Leaflet takes the next whole zoom.
    expect(sights.at(-1)?.zoom).toBe(Math.round(closestZoom({ ngi: false })))
    expect(closestZoom({ ngi: false })).toBeLessThan(closestZoom({ ngi: false, tiles }))
  })

  it('says what it shows, and whether the page has moved it there', () => {
    const onSight = vi.fn()
    map = openMap(element, { ngi: false, view: { lat: -26, lng: 28, zoom: 12 }, onSight })
    expect(onSight).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 12 }), true)
    element.querySelector<HTMLElement>('.leaflet-control-zoom-out')?.click()
    expect(onSight).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 11 }), false)
    map.look({ lat: -26, lng: 28, zoom: 9 })
    expect(onSight).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 9 }), true)
  })

  it('has pins that are pressed by a key as well', () => {
    const onPin = vi.fn()
    map = openMap(element, { ngi: false, view: { lat: -26, lng: 28, zoom: 12 }, onPin })
    map.showPins([pin])
    const press = (key: string) =>
      element
        .querySelector('[aria-label="A house"]')
        ?.dispatchEvent(new KeyboardEvent('keypress', { key, bubbles: true }))
    press('x')
    expect(onPin).not.toHaveBeenCalled()
    press('Enter')
    expect(onPin).toHaveBeenCalledExactlyOnceWith(pin)
  })
})
