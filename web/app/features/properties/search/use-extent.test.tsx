// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { PinsReply } from '#contract/properties/search.schema.ts'
import { boundsText } from './area-text.ts'
import { keptView } from './kept-view.ts'
import type { Filters } from './search-state.ts'
import { useExtent } from './use-extent.ts'

const searched = { south: -25.9, west: 28.2, north: -25.7, east: 28.4 }
const found: PinsReply = { pins: [], clusters: [], total: 0, searched }
const left = { lat: -25.8, lng: 28.3, zoom: 14 }

const show = (filters: Filters, pins: PinsReply | null) =>
  renderHook(
    (props: { filters: Filters; pins: PinsReply | null }) => useExtent(props.filters, props.pins),
    {
      initialProps: { filters, pins },
    },
  )

describe('the extent of the results map', () => {
  afterEach(() => {
    cleanup()
    history.replaceState(null, '')
  })

  it('covers the searched area, once that is known', () => {
    const { result, rerender } = show({}, null)
    expect(result.current.view).toBeUndefined()
    rerender({ filters: {}, pins: found })
    expect(result.current.view).toEqual(searched)
  })

  it('is where the person had moved it, after going back from a listing', () => {
    show({}, found).result.current.moved(left)
    cleanup()
    expect(show({}, found).result.current.view).toEqual(left)
  })

  it('stays when the person searches the visible area, also after going back to that search', () => {
    const { result, rerender } = show({}, found)
    result.current.moved(left)
    const before = result.current.view
    const bbox = boundsText(searched)
    result.current.stay(bbox)
    history.pushState({ key: 'next' }, '', '?next')
    rerender({ filters: { bbox }, pins: found })
    rerender({ filters: { bbox }, pins: { ...found } })
    expect(result.current.view).toBe(before)
    expect(keptView()).toEqual(left)
    history.pushState({ key: 'other' }, '', '?other')
    rerender({ filters: {}, pins: found })
    expect(result.current.view).toEqual(searched)
  })
})
