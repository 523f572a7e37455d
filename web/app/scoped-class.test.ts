import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { scopedClass } from '../scoped-class.ts'

describe('a class in the page', () => {
  it('is named after its stylesheet', () => {
    expect(scopedClass('brand', '/web/app/shell/public/footer.module.css')).toBe('footer_brand')
  })

  it('is unique, because no two stylesheets have the same name', () => {
    const names = globSync('**/*.module.css', { cwd: import.meta.dirname }).map((file) =>
      path.basename(file),
    )
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })
})
