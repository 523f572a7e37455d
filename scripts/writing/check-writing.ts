import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { textsOf } from './texts-of.ts'

interface Entry {
  avoid: string
  write: string
  pattern: RegExp
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A mail server is a standard term; what it sends is an email. */
const machines = '(?!\\s+(?:server|program|scanner|client)s?\\b)'

/** Whole words: `mails` is not found in `emails`. */
function patternOf(avoid: string): RegExp {
  const words = escaped(avoid).replace(/\s+/g, '\\s+').replace(/'/g, "['’]")
  return new RegExp(`(?<![\\p{L}\\p{N}-])${words}(?![\\p{L}\\p{N}-])${machines}`, 'iu')
}

/** The word list of the guide to writing. */
export function entriesOf(guide: string): Entry[] {
  const table = guide.slice(guide.indexOf('## Word list'))
  return [...table.matchAll(/^\| (.+?) \| (.+?) \|$/gm)].slice(1).flatMap(([, avoid, write]) =>
    (avoid as string).split(', ').map((phrase) => ({
      avoid: phrase,
      write: write as string,
      pattern: patternOf(phrase),
    })),
  )
}

/** The texts of the specification that stay although they use a word from the list. */
export function exactTextsOf(guide: string): string[] {
  const start = guide.indexOf('## Exact texts')
  if (start < 0) return []
  const section = guide.slice(start, guide.indexOf('\n## ', start))
  return [...section.matchAll(/^- `(.+)`$/gm)].map(([, text]) => text as string)
}

/** Every text that contains a word to avoid, with its location and what to write instead. */
export function findingsIn(
  source: string,
  file: string,
  entries: readonly Entry[],
  exactTexts: readonly string[] = [],
): string[] {
  const texts = file.endsWith('.md') ? linesOf(source) : textsOf(source, file)
  return texts.flatMap(({ line, text }) =>
    (exactTexts.includes(text) ? [] : entries)
      .filter(({ pattern }) => pattern.test(text))
      .map(({ avoid, write }) => `${file}:${line}: “${avoid}” → ${write}\n    ${text}`),
  )
}

/** The lines of a document, without its code. */
function linesOf(document: string): { line: number; text: string }[] {
  let isCode = false
  return document.split('\n').flatMap((text, index) => {
    if (text.startsWith('```')) isCode = !isCode
    return isCode ? [] : [{ line: index + 1, text: text.replace(/`[^`]*`/g, '') }]
  })
}

/** Sources and documents that people read. Tests may quote anything. */
const sources = [
  '*.md',
  '{docs,sandbox,bench}/**/*.md',
  'web/app/**/*.{ts,tsx}',
  'contract/src/**/*.ts',
  'server/src/**/*.ts',
  'demo/**/*.ts',
  'sandbox/**/*.ts',
  'scripts/**/*.ts',
  'bench/**/*.ts',
]
const guide = 'docs/writing.md'
const isLeftOut = (file: string) => file === guide || /\.test\.tsx?$|(^|\/)testing[./]/.test(file)

export function checkWriting(root: string): string[] {
  const text = readFileSync(path.join(root, guide), 'utf8')
  const entries = entriesOf(text)
  const exactTexts = exactTextsOf(text)
  return globSync(sources, { cwd: root, exclude: ['**/node_modules'] })
    .filter((file) => !isLeftOut(file))
    .toSorted()
    .flatMap((file) =>
      findingsIn(readFileSync(path.join(root, file), 'utf8'), file, entries, exactTexts),
    )
}

if (import.meta.main) {
  const findings = checkWriting(process.cwd())
  if (findings.length) {
    console.error(findings.join('\n'))
    console.error(`${findings.length} texts use words that docs/writing.md says to avoid.`)
    process.exitCode = 1
  }
}
