import { describe, expect, it } from 'vitest'
import { groupPins } from './group-pins.ts'

const at = (x: number, y: number) => ({ x, y })

describe('pins on a map', () => {
  it('are grouped when they would overlap', () => {
    const groups = groupPins([at(0, 0), at(10, 5), at(300, 0)], (pin) => pin)
    expect(groups.map(({ members }) => members.length)).toEqual([2, 1])
  })

  it('are grouped across the edge of a cell', () => {
    expect(groupPins([at(51, 0), at(53, 0)], (pin) => pin)).toHaveLength(1)
  })

  it('are separate when there is enough space', () => {
    expect(groupPins([at(0, 0), at(60, 0), at(0, 60)], (pin) => pin)).toHaveLength(3)
  })
})
