import { describe, expect, it } from 'vitest'
import { holdScripts } from './hold-scripts.ts'

const page = `<html><head><link rel="modulepreload" href="/assets/a.js" nonce="n1"><link rel="modulepreload" href="/assets/b.js"><link rel="modulepreload" href="/assets/entry.js"></head><body><p>x</p><script nonce="n1">window.x = 1</script><script nonce="n1" type="module" async="">import "/assets/a.js";import("/assets/entry.js")</script></body></html>`

describe('the scripts of a finished page', () => {
  it('are neither run nor fetched until the script at its end starts them', () => {
    const html = holdScripts(page, 'n1', 'used')
    expect(html).not.toContain('modulepreload" href')
    expect(html).not.toContain('type="module"')
    expect(html).toContain(
      '<script nonce="n1" type="text/held" data-when="used" data-needs="/assets/b.js /assets/a.js" data-entry="/assets/entry.js">import "/assets/a.js";import("/assets/entry.js")</script>',
    )
    expect(html).toContain('<script nonce="n1">window.x = 1</script>')
    expect(html).toMatch(/^<html data-layout-steps="">/)
    expect(html).toMatch(
      /<script nonce="n1">\(function repeatMissed[\s\S]*<\/script><\/body><\/html>$/,
    )
  })

  it('are run one by one, what others need first', () => {
    const files = ['root-12345678', 'office-abcd_-12', 'office-shell-12345678', 'part-12345678']
    const shared = ['schemas-12345678', 'framework-12345678']
    const links = [...files, ...shared]
      .map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`)
      .join('')
    const html = holdScripts(page.replace('<head>', `<head>${links}`), 'n1', 'painted')
    const needs = /data-needs="([^"]*)"/.exec(html)?.[1]?.split(' ')
    expect(needs?.map((href) => href.replace(/^\/assets\/|-.{8}\.js$|\.js$/g, ''))).toEqual([
      'framework',
      'schemas',
      'office',
      'b',
      'a',
      'part',
      'office-shell',
      'root',
    ])
  })

  it('stay as they are where the router wrote none', () => {
    const plain = '<html><body>x</body></html>'
    expect(holdScripts(plain, 'n1', 'used')).toBe(plain)
  })
})
