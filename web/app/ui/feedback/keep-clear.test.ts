// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepClear } from './keep-clear.ts'

function at(element: Element, rect: () => [top: number, height: number]): void {
  element.getBoundingClientRect = () => new DOMRect(0, rect()[0], 390, rect()[1])
}

function find(selector: string): HTMLElement {
  return document.querySelector(selector) as HTMLElement
}

/** Where a page 844 pixels high shows an alert 100 pixels high after a button in a card was pressed. */
function edge(card: [number, number], button: [number, number], bar?: [number, number]): string {
  document.body.innerHTML =
    '<div id="area"></div><li><button>Publish</button></li>' +
    (bar ? '<div data-bottom-bar=""></div>' : '')
  const area = find('#area')
  at(area, () =>
    area.dataset['edge'] === 'top'
      ? [88, 100]
      : [728 - parseFloat(area.style.getPropertyValue('--taken')), 100],
  )
  at(find('li'), () => card)
  at(find('button'), () => button)
  if (bar) at(find('[data-bottom-bar]'), () => bar)
  keepClear(area, find('button'))
  return area.dataset['edge'] ?? 'bottom'
}

/** A page with text in one place and, optionally, the header of a table in another. */
function edgeOver(text: [number, number], head?: [number, number]): string {
  document.body.innerHTML =
    '<div id="area"></div><table><thead><tr><th>Ref</th></tr></thead></table><p><img></p>'
  const area = find('#area')
  at(area, () => {
    const below = parseFloat(area.style.getPropertyValue('--head')) || 80
    return area.dataset['edge'] === 'top' ? [below + 8, 100] : [728, 100]
  })
  if (head) at(find('th'), () => head)
  document.elementsFromPoint = (_, y) =>
    text[0] <= y && y <= text[0] + text[1] ? [area, find('img')] : [area, document.body]
  keepClear(area, null)
  return area.dataset['edge'] ?? 'bottom'
}

beforeEach(() => {
  Object.assign(window, { innerHeight: 844, innerWidth: 390 })
})
afterEach(() => {
  document.elementsFromPoint = () => []
})

describe('an alert', () => {
  it('is at the bottom where it covers nothing that was used', () => {
    expect(edge([200, 200], [340, 44])).toBe('bottom')
  })

  it('moves to the top when it would cover the pressed button', () => {
    expect(edge([740, 60], [750, 44])).toBe('top')
  })

  it('moves to the top when it would cover the card around the button', () => {
    expect(edge([600, 200], [620, 44])).toBe('top')
  })

  it('moves to the top when the pressed button is gone and it would cover its card', () => {
    edge([600, 200], [620, 44])
    find('button').remove()
    delete find('#area').dataset['edge']
    keepClear(find('#area'), find('li'))
    expect(find('#area').dataset['edge']).toBe('top')
  })

  it('covers as little as possible of a card as high as the page, and never the button', () => {
    expect(edge([0, 844], [100, 44])).toBe('bottom')
    expect(edge([0, 844], [740, 44])).toBe('top')
  })

  it('is above a bar at the bottom of the page, also one that floats', () => {
    edge([200, 200], [340, 44], [774, 70])
    expect(find('#area').style.getPropertyValue('--taken')).toBe('70px')
    edge([200, 200], [340, 44], [772, 48])
    expect(find('#area').style.getPropertyValue('--taken')).toBe('72px')
  })

  it('is placed where it covers less of the page', () => {
    expect(edgeOver([700, 144])).toBe('top')
    expect(edgeOver([80, 144])).toBe('bottom')
    expect(edgeOver([0, 844])).toBe('bottom')
  })

  it('is below the header of a table', () => {
    expect(edgeOver([700, 144], [100, 46])).toBe('top')
    expect(find('#area').style.getPropertyValue('--head')).toBe('146px')
  })

  it('stays where it is until it is in the way', () => {
    expect(edgeOver([700, 144])).toBe('top')
    document.elementsFromPoint = () => []
    keepClear(find('#area'), find('p'), true)
    expect(find('#area').dataset['edge']).toBe('top')
    at(find('p'), () => [100, 44])
    keepClear(find('#area'), find('p'), true)
    expect(find('#area').dataset['edge']).toBeUndefined()
  })
})
