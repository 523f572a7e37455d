import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { escapedText } from './latin-text.ts'

it('escaped code means the same as the original', () => {
  const code = `
    const text = 'R 1\u00a0250 – 300 m² ✈️'
    const template = \`“\${text}” → 🏠\`
    const [found] = /[‘’]\\w+’/u.exec('an agent ‘quoted’') ?? []
    const největší = 3
    ;[text, template, found, největší]
  `
  const escaped = escapedText(code)
  expect(escaped).not.toMatch(/[\u0100-\uffff]/)
  expect(runInNewContext(escaped)).toEqual(runInNewContext(code))
})
