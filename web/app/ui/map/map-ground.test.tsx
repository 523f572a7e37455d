// @vitest-environment happy-dom
import L from 'leaflet'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addAttribution, drawGround } from './map-ground.ts'

const basemap = vi.hoisted(() => ({ addBasemap: vi.fn(() => ({ redrawLabels: () => undefined })) }))
vi.mock('./basemap/basemap.ts', () => basemap)

function mapOn(): L.Map {
  const element = document.createElement('div')
  document.body.append(element)
  return L.map(element, { attributionControl: false }).setView([-29, 24], 5)
}

const tiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© <b>Someone</b>' }
const credit = () => document.querySelector('.leaflet-control-attribution')

afterEach(() => {
  document.body.replaceChildren()
  vi.clearAllMocks()
})

describe('what lies below the pins', () => {
  it('is the bundled map with a link to its sources', () => {
    const map = mapOn()
    addAttribution(map, { ngi: true })
    drawGround(map, { ngi: true, obstacles: () => [] })
    expect(basemap.addBasemap).toHaveBeenCalledWith(map, expect.objectContaining({ ngi: true }))
    expect(credit()?.textContent).toContain('NGI South Africa')
    expect(credit()?.querySelector('a')?.getAttribute('href')).toBe('/about/mapData')
  })

  it('does not name the Global Map where its layers are not shown', () => {
    const map = mapOn()
    addAttribution(map, { ngi: false })
    drawGround(map, { ngi: false, obstacles: () => [] })
    expect(basemap.addBasemap).toHaveBeenCalledWith(map, expect.objectContaining({ ngi: false }))
    expect(credit()?.textContent).not.toContain('NGI')
  })

  it('is a tile server where one is configured, with its attribution as text', () => {
    const map = mapOn()
    addAttribution(map, { tiles, ngi: true })
    drawGround(map, { tiles, ngi: true, obstacles: () => [] })
    expect(basemap.addBasemap).not.toHaveBeenCalled()
    let shown = 0
    map.eachLayer((layer) => (shown += layer instanceof L.TileLayer ? 1 : 0))
    expect(shown).toBe(1)
    expect(credit()?.textContent).toBe('© <b>Someone</b>')
  })
})
