import { describe, expect, it } from 'vitest'
import { splitStyles, usedStyles } from './used-styles.ts'

const used = (css: string, ...classes: string[]) => usedStyles(splitStyles(css), new Set(classes))

describe('the rules that a page needs', () => {
  it('are those of elements, and of classes that it has, in their order', () => {
    const css = 'p{margin:0}.a{color:red}.b{color:blue}.a .b{top:0}.a:hover>i{left:0}'
    expect(used(css, 'a')).toBe('p{margin:0}.a{color:red}.a:hover>i{left:0}')
    expect(used(css, 'a', 'b')).toBe(css)
    expect(used(css)).toBe('p{margin:0}')
  })

  it('include a rule if one of its selectors may match', () => {
    const css = '.a,.b .c{color:red}'
    expect(used(css, 'a')).toBe(css)
    expect(used(css, 'b')).toBe('')
    expect(used(css, 'b', 'c')).toBe(css)
  })

  it('do not depend on the arguments of :not() and the like', () => {
    const css = '.a:not(.b,:has(.c)){color:red}:is(.d,.e) .a{top:0}.a[title=".x"]{left:0}'
    expect(used(css, 'a')).toBe(css)
  })

  it('keep their at-rule, which is left out if no rule inside it is needed', () => {
    const css =
      '@media print{.a{color:red}.b{top:0}}@media (width<=40rem){@supports (gap:0){.b{left:0}}}'
    expect(used(css, 'a')).toBe('@media print{.a{color:red}}')
    expect(used(css, 'b')).toBe(
      '@media print{.b{top:0}}@media (width<=40rem){@supports (gap:0){.b{left:0}}}',
    )
  })

  it('always include fonts, animations and names that are written with an escape', () => {
    const css =
      '@layer base;@font-face{font-family:X;src:url("a{b}.woff2")}@keyframes turn{from{top:0}to{top:1px}}.a\\:b{top:0}'
    expect(used(css)).toBe(css)
  })

  it('are not confused by braces and commas in quoted text', () => {
    const css = '.a:before{content:"}{"}.b[title="x,y"]{top:0}.c{left:0}'
    expect(used(css, 'a')).toBe('.a:before{content:"}{"}')
    expect(used(css, 'b')).toBe('.b[title="x,y"]{top:0}')
  })
})
