import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { withoutServerExports } from './without-loaders.ts'

const without = (code: string) =>
  withoutServerExports(code, (text) => parseAst(text) as never).replaceAll(/\n+/g, '\n')

it('code that only the server calls is removed, with its unused dependencies', () => {
  const code = `import { redirect, useLocation } from 'react-router'
import { searchCall } from './search.calls.ts'
import { search as word, Results } from './search.tsx'
import './search.css'
const size = 20
function search(api) { return api(searchCall, { size }) }
export async function loader({ api }) { await search(api); throw redirect('/') }
export const meta = () => [{ title: search.name }]
export default function Screen() { return Results({ search: useLocation().search }) }`
  expect(without(code)).toBe(`import { redirect, useLocation } from 'react-router'
import { search as word, Results } from './search.tsx'
import './search.css'
export default function Screen() { return Results({ search: useLocation().search }) }`)
})

it('code used by the page itself stays, even under a shorthand name or as a computed key', () => {
  const code = `const a = 1
const b = 'key'
const c = 3
export const loader = () => a + c
export default function Screen() { return [{ a }, { [b]: 1 }, { c: 1 }] }`
  expect(without(code)).toBe(`const a = 1
const b = 'key'
export default function Screen() { return [{ a }, { [b]: 1 }, { c: 1 }] }`)
})

it('module side effects stay', () => {
  expect(without(`register('x')\nexport const handle = { bare: true }`)).toBe(
    `register('x')\nexport const handle = { bare: true }`,
  )
})
