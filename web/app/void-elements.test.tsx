import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { withoutSlashes } from '../void-elements.ts'

const require = createRequire(import.meta.url)

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
})
