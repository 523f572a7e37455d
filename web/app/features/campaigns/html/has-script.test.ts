import { describe, expect, it } from 'vitest'
import { hasScript } from './has-script.ts'

describe('a script', () => {
  it('is found in its element, in an attribute and in an address', () => {
    expect(hasScript('<p>A <b>script</b> of a play, on = x</p>')).toBe(false)
    expect(hasScript('<SCRIPT src="x">')).toBe(true)
    expect(hasScript('<img src="x" onerror="steal()">')).toBe(true)
    expect(hasScript('<a href=" javascript:alert(1)">')).toBe(true)
  })
})
