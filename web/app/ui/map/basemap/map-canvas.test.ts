// @vitest-environment happy-dom
import L from 'leaflet'
import { expect, it } from 'vitest'
import { frameFor, stillCovers } from './map-canvas.ts'

it('a map is not redrawn while it is panned within what has been drawn', () => {
  const element = document.createElement('div')
  // An odd size, because the margin beyond the edges is rounded.
  Object.defineProperties(element, {
    clientWidth: { value: 391 },
    clientHeight: { value: 845 },
  })
  document.body.append(element)
  const map = L.map(element, { attributionControl: false }).setView([-26, 28], 9)
  const frame = frameFor(map)
  expect(stillCovers(map, frame, 0.5)).toBe(true)
  map.panBy([40, 100], { animate: false })
  expect(stillCovers(map, frame, 0.5)).toBe(true)
  map.panBy([120, 0], { animate: false })
  expect(stillCovers(map, frame, 0.02)).toBe(false)
  expect(stillCovers(map, frameFor(map), 0.5)).toBe(true)
  map.setZoom(10, { animate: false })
  expect(stillCovers(map, frame, 0.02)).toBe(false)
})
