import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Makes the two fonts of the site from the complete ones: Latin letters, the signs that the site uses, the weights of
 * the design. Those of PDFs have every Latin letter as well: browsers have other fonts for letters that are missing, PDFs
 * do not. Needs `fonttools` with its Brotli module (Debian: fonttools, python3-brotli), and the packages
 * `@fontsource-variable/inter` and `@fontsource-variable/fraunces`, version 5.3.0, in the folder that it is given:
 *
 *     node scripts/fonts/subset-fonts.ts folder/node_modules
 */
const characters = [
  'U+0020-007E', // Latin
  'U+00A0-00FF', // with accents, and ² ³ ½ · × ©
  'U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC',
  'U+2009,U+200B,U+2013-2014,U+2018-201A,U+201C-201E,U+2022,U+2026', // spaces, dashes, quotes, • …
  'U+2032-2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2191,U+2193,U+2212', // ′ ″ ‹ › ⁄ € ™ ↑ ↓ −
].join(',')

interface Font {
  name: string
  source: string
  /** A range stays variable; a number becomes the only weight. */
  weight: string
  features: string
}

const fonts: Font[] = [
  {
    name: 'inter',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    weight: 'wght=400:700',
    features: 'kern,liga,tnum,mark,mkmk',
  },
  {
    name: 'fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    weight: 'wght=580',
    features: 'kern,liga,mark',
  },
]

interface PrintFont {
  name: string
  family: string
  weight: number
}

const printFonts: PrintFont[] = [
  { name: 'inter-print', family: 'inter', weight: 400 },
  { name: 'inter-print-bold', family: 'inter', weight: 600 },
  { name: 'fraunces-print', family: 'fraunces', weight: 580 },
]

const run = (command: string, args: string[]) => execFileSync(command, args, { stdio: 'inherit' })
const work = mkdtempSync(path.join(tmpdir(), 'fonts-'))
const step = (name: string) => path.join(work, name)

/** The font with only these weights. */
function limit(source: string, weight: string): string {
  const limited = step(`${path.basename(source, '.woff2')}-limited.ttf`)
  run('fonttools', ['varLib.instancer', source, weight, '--quiet', `--output=${limited}`])
  return limited
}

const figures = /^(zero|one|two|three|four|five|six|seven|eight|nine|plus|minus)$/

/**
 * Inter also gives hyphens and brackets the width of figures, which tears words such as “lock-up-and-go” apart. The whole
 * site has figures of one width, so here only figures and their signs have it.
 */
function onlyFigures(font: string): string {
  const rules = step('rules.ttx')
  const narrowed = step('narrowed.ttf')
  run('ttx', ['-q', '-t', 'GSUB', '-o', rules, font])
  const kept = readFileSync(rules, 'utf8').replaceAll(
    /\s*<Substitution in="([^"]+)" out="[^"]+"\/>/g,
    (rule, from: string) => (figures.test(from) ? rule : ''),
  )
  writeFileSync(rules, kept)
  run('ttx', ['-q', '-m', font, '-o', narrowed, rules])
  return narrowed
}

function subset({ name, source, weight, features }: Font, packages: string, target: string): void {
  const limited = limit(path.join(packages, source), weight)
  run('pyftsubset', [
    features.includes('tnum') ? onlyFigures(limited) : limited,
    `--unicodes=${characters}`,
    `--layout-features=${features}`,
    '--flavor=woff2',
    '--no-hinting',
    `--output-file=${path.join(target, `${name}.woff2`)}`,
  ])
}

/**
 * One of the two files that the package has for Latin letters. The PDF library cannot read
 * compressed ones.
 */
function join({ name, family, weight }: PrintFont, packages: string, target: string): void {
  const folder = path.join(packages, `@fontsource-variable/${family}/files`)
  const parts = ['latin', 'latin-ext'].map((part) =>
    limit(path.join(folder, `${family}-${part}-wght-normal.woff2`), `wght=${weight}`),
  )
  const joined = step(`${name}.ttf`)
  run('pyftmerge', [...parts, `--output-file=${joined}`])
  run('pyftsubset', [
    joined,
    '--unicodes=*',
    // Without ligatures: text copied from the document stays as it was written.
    '--layout-features=kern,mark,mkmk',
    '--no-hinting',
    `--output-file=${path.join(target, `${name}.ttf`)}`,
  ])
}

const target = path.join(import.meta.dirname, '../../contract/fonts')
const [packages] = process.argv.slice(2)
if (!packages) throw new Error('Specify the folder that contains the font packages')
for (const font of fonts) subset(font, packages, target)
for (const font of printFonts) join(font, packages, target)
