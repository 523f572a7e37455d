import { describe, expect, it } from 'vitest'
import { isLostScript, lostScriptText } from './lost-script.ts'

describe('a script that cannot be loaded', () => {
  it('is recognised from the error message of each browser', () => {
    const words = [
      'Failed to fetch dynamically imported module: https://x.example/assets/bond-dialog-Ab1.js',
      'error loading dynamically imported module: https://x.example/assets/bond-dialog-Ab1.js',
      'Importing a module script failed.',
      'Loading chunk 12 failed.',
    ]
    expect(words.map((text) => isLostScript(new Error(text)))).toEqual([true, true, true, true])
    expect(isLostScript(new Error('x is not a function'))).toBe(false)
  })

  it('is reported with the specified text', () => {
    const error = new Error(
      'Failed to fetch dynamically imported module: /assets/bond-dialog-Ab1.js',
    )
    expect(lostScriptText(error)).toBe('Loading chunk bond-dialog-Ab1 failed')
    expect(lostScriptText(new Error('Loading chunk 12 failed.'))).toBe('Loading chunk 12 failed')
  })
})
