import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkWriting, entriesOf, exactTextsOf, findingsIn } from './check-writing.ts'
import { textsOf } from './texts-of.ts'

const entries = entriesOf(`
| before | after |
|---|---|
| a quaint text | a plain one |

## Word list

| avoid | write |
|---|---|
| mails, by mail | emails |
| the bank's word | payment confirmation |
`)

/** The texts of the contract's `…Messages` objects, which quote the specification. */
function messageTexts(root: string): Set<string> {
  const declaration = /export const (?:messages|\w+Messages) = \{.*?\} as const/gs
  const sources = globSync('contract/src/**/*.ts', { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  )
  const declared = sources.flatMap((source) => source.match(declaration) ?? [])
  return new Set(declared.flatMap((source) => textsOf(source, 'a.ts').map(({ text }) => text)))
}

const texts = (source: string) => textsOf(source, 'screen.tsx').map(({ text }) => text)

describe('the texts of a source file', () => {
  it('are those between tags, in attributes and in strings of several words', () => {
    expect(
      texts(`const a = <p title="Your offers">We have <b>{count}</b> new homes</p>
        const message = 'Please log in first.'`),
    ).toEqual(['Your offers', 'We have', 'new homes', 'Please log in first.'])
  })

  it('have an ellipsis where a value is filled in', () => {
    expect(texts('const a = `Sent to ${name} at ${time}.`')).toEqual(['Sent to … at ….'])
  })

  it('exclude imports, types, class names, keys, SQL and single words of code', () => {
    expect(
      texts(`import { a } from './the path/of a.ts'
        type A = 'one text' | 'other text'
        const b = { 'a key here': 1, state: 'pending' }
        const c = sql\`select this from that\`
        const d = <i className="one two" />`),
    ).toEqual([])
  })

  it('are found whatever the name of the object that declares them', () => {
    expect(texts("export const offersMessages = { sent: 'Offer was submitted.' }")).toHaveLength(1)
    expect(texts("export const offersTexts = { sent: 'Offer was sent.' }")).toHaveLength(1)
  })
})

describe('the check of the word list', () => {
  const find = (text: string) => findingsIn(`const a = '${text}'`, 'a.ts', entries)

  it('reports the location, the word and what to write instead', () => {
    expect(find('Our mails reach you.')).toEqual([
      'a.ts:1: “mails” → emails\n    Our mails reach you.',
    ])
  })

  it('finds whole words in any case', () => {
    expect(find('MAILS reach you.')).toHaveLength(1)
    expect(find('Our emails reach you.')).toEqual([])
  })

  it('finds typographic apostrophes', () => {
    expect(find('We wait for the bank’s word.')).toHaveLength(1)
  })

  it('ignores machine names', () => {
    expect(find('It goes by mail server only.')).toEqual([])
  })

  it('reads documents without their code', () => {
    expect(findingsIn('Our mails.\n```\nmails\n```\n`mails`', 'a.md', entries)).toHaveLength(1)
  })

  it('reads the word list of the guide and not its other tables', () => {
    expect(entries.map(({ avoid }) => avoid)).toEqual(['mails', 'by mail', "the bank's word"])
  })
})

describe('the exact texts of the specification', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const guide = readFileSync(path.join(root, 'docs/writing.md'), 'utf8')
  const exactTexts = exactTextsOf(guide)

  it('are exempt one by one, and similar texts are not', () => {
    const find = (text: string) =>
      findingsIn(`const a = '${text}'`, 'a.ts', entries, ['Our mails reach you.'])
    expect(find('Our mails reach you.')).toEqual([])
    expect(find('Our mails reach you')).toHaveLength(1)
  })

  it('are listed only if they are in a …Messages object and use a word from the list', () => {
    expect(exactTexts.length).toBeGreaterThan(0)
    const quoted = messageTexts(root)
    expect(exactTexts.filter((text) => !quoted.has(text))).toEqual([])
    const words = entriesOf(guide)
    expect(exactTexts.filter((text) => !words.some(({ pattern }) => pattern.test(text)))).toEqual(
      [],
    )
  })
})

describe('the texts of the project', () => {
  it('use no word that the guide says to avoid', () => {
    expect(checkWriting(path.resolve(import.meta.dirname, '../..'))).toEqual([])
  })
})
