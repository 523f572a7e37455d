import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const text = readFileSync(path.join(root, 'docs/security-asvs.md'), 'utf8')

/** The rows of the requirements: number, requirement, verdict, where. */
const rows = text
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 6 && /^\d+\.\d+/.test(cells[1] as string))

const files = globSync('{package-lock.json,{contract/src,server/src,web/app,scripts,docs}/**/*}', {
  cwd: root,
}).map((file) => `/${file.split(path.sep).join('/')}`)

/** Whether a path of the page, which leaves out `src`, leads to a file or folder. */
function exists(place: string): boolean {
  const full = place.replace(/^(server|contract)\//, '$1/src/')
  return files.some((file) => file.endsWith(`/${full}`) || file.endsWith(`/${place}`))
}

describe('the ASVS table', () => {
  it('has a verdict for each of more than a hundred rows', () => {
    expect(rows.length).toBeGreaterThan(100)
    const verdicts = new Set(rows.map((cells) => cells[3]))
    expect([...verdicts].toSorted()).toEqual(['met', 'not met', 'operator', 'partly'])
  })

  it('names only files that exist', () => {
    const places = rows.flatMap((cells) =>
      [...(cells[4] as string).matchAll(/`([\w./-]+\.(?:ts|tsx|md|json))`/g)].map(
        (match) => match[1] as string,
      ),
    )
    expect(places.length).toBeGreaterThan(80)
    expect(places.filter((place) => !exists(place))).toEqual([])
  })
})
