import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { inlineStyles, type InlineStyles } from './inline-styles.ts'

let inlined: InlineStyles
let folder: string
const page = (links: string) => `<html><head>${links}</head><body>x</body></html>`
const link = (name: string) => `<link nonce="n1" rel="stylesheet" href="/assets/${name}"/>`

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'styles-'))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'assets/a.css'), 'a{color:red}\n')
  writeFileSync(path.join(folder, 'assets/b.css'), 'b{color:blue}\n')
  inlined = inlineStyles(folder)
})

describe('the stylesheets of a page', () => {
  it('are written into it, in their order and each once, and are not fetched', () => {
    const html = inlined(page(link('a.css#') + link('b.css') + link('a.css')), 'n1')
    expect(html).toContain('<style nonce="n1">a{color:red}b{color:blue}</style></head>')
    expect(html.match(/<link [^>]*>/g)).toHaveLength(3)
    for (const [one] of html.matchAll(/<link [^>]*>/g)) expect(one).toContain(' disabled=""')
  })

  it('are only the rules of its own elements where its scripts wait', () => {
    writeFileSync(path.join(folder, 'assets/d.css'), '.a{color:red}.b{color:blue}')
    const body = '<p class="a"></p><script type="text/held" data-when="used"></script>'
    const html = inlined(`<html><head>${link('d.css')}</head><body>${body}</body></html>`, 'n1')
    expect(html).toContain('<style nonce="n1" data-part="">.a{color:red}</style></head>')
    expect(inlined(page(link('d.css')), 'n1')).toContain('.b{color:blue}')
  })

  it('are read once, since their names change with their content', () => {
    const before = inlined(page(link('a.css')), 'n1')
    writeFileSync(path.join(folder, 'assets/a.css'), 'changed')
    expect(inlined(page(link('a.css')), 'n1')).toBe(before)
  })

  it('stay links where there is no such file, or one that would end the element', () => {
    writeFileSync(path.join(folder, 'assets/c.css'), 'a{content:"</style>"}')
    for (const name of ['missing.css', 'c.css']) {
      expect(inlined(page(link(name)), 'n1')).toBe(page(link(name)))
    }
  })

  it('are none of the links that stand in the text', () => {
    const html = `<html><head></head><body>${link('b.css')}</body></html>`
    expect(inlined(html, 'n1')).toBe(html)
  })
})
