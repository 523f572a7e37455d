import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

const server = path.resolve(import.meta.dirname, '../server/src')
const importsDemo = /(?:from|import\(?)\s*'(?:\.\.\/)+demo\//g

it('is loaded only by the main program, and only when needed', async () => {
  const found: string[] = []
  for await (const file of glob('**/*.ts', { cwd: server })) {
    const text = await readFile(path.join(server, file), 'utf8')
    for (const [words] of text.matchAll(importsDemo)) found.push(`${file}: ${words}`)
  }
  expect(new Set(found)).toEqual(new Set([`main.ts: import('../../demo/`]))
})
