// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closestZoom, openMap, type OpenMap } from './leaflet-map.ts'
import type { MapPin, ShownView } from './map-types.ts'

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

  it('opens on a single point no closer than its data has detail', () => {
    const views: ShownView[] = []
    const onViewChange = (view: ShownView) => void views.push(view)
    map = openMap(element, { ngi: false, view: spot, onViewChange })
    // In an environment that cannot scale, such as this one, Leaflet uses the nearest whole zoom level.
    expect(views.at(-1)?.zoom).toBe(Math.round(closestZoom({ ngi: false })))
    expect(closestZoom({ ngi: false })).toBeLessThan(closestZoom({ ngi: false, tiles }))
  })

  it('reports its view, and whether the page has moved it there', () => {
    const onViewChange = vi.fn()
    map = openMap(element, { ngi: false, view: { lat: -26, lng: 28, zoom: 12 }, onViewChange })
    expect(onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 12 }), true)
    element.querySelector<HTMLElement>('.leaflet-control-zoom-out')?.click()
    expect(onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 11 }), false)
    map.look({ lat: -26, lng: 28, zoom: 9 })
    expect(onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ zoom: 9 }), true)
  })

  it('has pins that can also be pressed by key', () => {
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
