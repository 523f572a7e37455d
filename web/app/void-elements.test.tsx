import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import type { createElement } from 'preact'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { withoutSlashes } from '../void-elements.ts'

const require = createRequire(import.meta.url)
const preact = require.resolve('preact').replace(/\.js$/, '.mjs')

/** React's own renderer for the server, as the build changes it. */
function changedReact(file: string): { renderToString?(node: ReactNode): string } {
  const name = path.join(path.dirname(require.resolve('react-dom/server')), 'cjs', file)
  const exports = {}
  const changed = withoutSlashes(readFileSync(name, 'utf8'))
  compileFunction(changed, ['require', 'exports'])(require, exports)
  return exports
}

function rendered(node: ReactNode): string {
  return changedReact('react-dom-server-legacy.node.production.js').renderToString?.(node) ?? ''
}

describe('void elements of a page', () => {
  it('have no slash, with attributes or without', () => {
    expect(
      rendered(
        <p>
          a<br />
          <img src="/a.png" alt="" loading="lazy" />
          <input name="b" defaultValue="" />
          <wbr />
        </p>,
      ),
    ).toBe('<p>a<br><img src="/a.png" alt="" loading="lazy"><input name="b" value=""><wbr></p>')
  })

  it('have none in a page that is streamed either', () => {
    const file = require.resolve('react-dom/server').replace(/server\.node\.js$/, '')
    const streamed = path.join(file, 'cjs/react-dom-server.node.production.js')
    expect(readFileSync(streamed, 'utf8').match(/"\/>"/g)).toHaveLength(1)
    expect(withoutSlashes(readFileSync(streamed, 'utf8'))).not.toContain('"/>"')
  })

  it('keep an address that ends with a slash', () => {
    expect(rendered(<link rel="canonical" href="https://example.co.za/" />)).toBe(
      '<link rel="canonical" href="https://example.co.za/">',
    )
  })

  it('are not elements of a drawing, which stay closed', () => {
    expect(
      rendered(
        <svg viewBox="0 0 8 8">
          <path d="M0 0" />
          <image href="a.png" />
        </svg>,
      ),
    ).toBe('<svg viewBox="0 0 8 8"><path d="M0 0"></path><image href="a.png"></image></svg>')
  })

  it('leave texts, attributes and scripts that look like them as they are', () => {
    expect(
      rendered(
        <div title="<br/>">
          {'<br/> />'}
          <script dangerouslySetInnerHTML={{ __html: 'const a = "<br/>"' }} />
          <div dangerouslySetInnerHTML={{ __html: '<b title="/>">x<br /></b>' }} />
        </div>,
      ),
    ).toBe(
      '<div title="&lt;br/&gt;">&lt;br/&gt; /&gt;<script>const a = "<br/>"</script>' +
        '<div><b title="/>">x<br /></b></div></div>',
    )
  })

  it('have none in a page that Preact draws', async () => {
    const file = require.resolve('preact-render-to-string').replace(/index\.js$/, 'index.mjs')
    const folder = mkdtempSync(path.join(tmpdir(), 'preact-'))
    const own = path.join(folder, 'index.mjs')
    const code = withoutSlashes(readFileSync(file, 'utf8')).replace(/\/\/# sourceMapp.*/, '')
    writeFileSync(own, code.replaceAll('from"preact"', `from"${pathToFileURL(preact).href}"`))
    const { render } = (await import(pathToFileURL(own).href)) as { render(node: unknown): string }
    rmSync(folder, { recursive: true })
    const { h } = (await import(pathToFileURL(preact).href)) as { h: typeof createElement }
    expect(render(h('p', null, 'a', h('br', null), h('img', { src: '/a.png', alt: '' })))).toBe(
      '<p>a<br><img src="/a.png" alt></p>',
    )
  })
})
