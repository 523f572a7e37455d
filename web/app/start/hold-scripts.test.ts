import { describe, expect, it } from 'vitest'
import { holdScripts } from './hold-scripts.ts'

const page = `<html><head><link rel="modulepreload" href="/assets/a.js" nonce="n1"><link rel="modulepreload" href="/assets/b.js"></head><body><p>x</p><script nonce="n1">window.x = 1</script><script nonce="n1" type="module" async="">import "/assets/a.js"</script></body></html>`

describe('the scripts of a finished page', () => {
  it('are neither run nor fetched until the script at its end starts them', () => {
    const html = holdScripts(page, 'n1', 'used')
    expect(html).not.toContain('modulepreload" href')
    expect(html).not.toContain('type="module"')
    expect(html).toContain(
      '<script nonce="n1" type="text/held" data-when="used" data-needs="/assets/a.js /assets/b.js">import "/assets/a.js"</script>',
    )
    expect(html).toContain('<script nonce="n1">window.x = 1</script>')
    expect(html).toMatch(
      /<script nonce="n1">\(function repeatMissed[\s\S]*<\/script><\/body><\/html>$/,
    )
  })

  it('stay as they are where the router wrote none', () => {
    const plain = '<html><body>x</body></html>'
    expect(holdScripts(plain, 'n1', 'used')).toBe(plain)
  })
})
