import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { sourceOf } from './content-security.ts'
import { inlineStyles, type InlineStyles } from './inline-styles.ts'
import { unmarked } from './marked-page.ts'

let styles: InlineStyles
let folder: string
const page = (links: string) => `<html><head>${links}</head><body>x</body></html>`
const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}"/>`

const styled = (html: string) => styles.intoPage(unmarked(html))
const inlined = (html: string) => styled(html).body.toString()

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'styles-'))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'assets/a.css'), 'a{color:red}\n')
  writeFileSync(path.join(folder, 'assets/b.css'), 'b{color:blue}\n')
  styles = inlineStyles(folder)
})

describe('the stylesheets of a page', () => {
  it('are written into it, in their order and each once, and are not fetched', () => {
    const html = inlined(page(link('a.css#') + link('b.css') + link('a.css')))
    expect(html).toContain('<style>a{color:red}b{color:blue}</style></head>')
    expect(html.match(/<link [^>]*>/g)).toHaveLength(3)
    for (const [one] of html.matchAll(/<link [^>]*>/g)) expect(one).toContain(' disabled=""')
  })

  it('are only the rules of its own elements where its scripts wait', () => {
    writeFileSync(path.join(folder, 'assets/d.css'), '.a{color:red}.b{color:blue}')
    const body = '<p class="a"></p><script type="text/held" data-when="used"></script>'
    const html = inlined(`<html><head>${link('d.css')}</head><body>${body}</body></html>`)
    expect(html).toContain('<style data-part="">.a{color:red}</style></head>')
    expect(inlined(page(link('d.css')))).toContain('.b{color:blue}')
  })

  it('are allowed by the hash of what was written', () => {
    const { styleSources } = styled(page(link('a.css') + link('b.css')))
    expect(styleSources).toEqual([sourceOf('a{color:red}b{color:blue}')])
    expect(styled(page('')).styleSources).toEqual([])
  })

  it('are the same for pages with the same classes, and others for a page with one more', () => {
    writeFileSync(path.join(folder, 'assets/e.css'), '.a{color:red}.b{color:blue}')
    const held = '<script type="text/held" data-when="used"></script>'
    const of = (body: string) =>
      inlined(`<html><head>${link('e.css')}</head><body>${body}${held}</body></html>`)
    expect(of('<p class="a"></p>')).toContain('>.a{color:red}</style>')
    expect(of('<b class="a"></b><i class="a"></i>')).toContain('>.a{color:red}</style>')
    expect(of('<p class="b a"></p>')).toContain('>.a{color:red}.b{color:blue}</style>')
    for (let other = 0; other < 120; other++) of(`<p class="x${other}"></p>`)
    expect(of('<p class="a"></p>')).toContain('>.a{color:red}</style>')
  })

  it('are read once, since their names change with their content', () => {
    const before = inlined(page(link('a.css')))
    writeFileSync(path.join(folder, 'assets/a.css'), 'changed')
    expect(inlined(page(link('a.css')))).toBe(before)
  })

  it('stay links where there is no such file, or one that would end the element', () => {
    writeFileSync(path.join(folder, 'assets/c.css'), 'a{content:"</style>"}')
    for (const name of ['missing.css', 'c.css']) {
      expect(inlined(page(link(name)))).toBe(page(link(name)))
    }
  })

  it('are none of the links that stand in the text', () => {
    const html = `<html><head></head><body>${link('b.css')}</body></html>`
    expect(inlined(html)).toBe(html)
  })
})
