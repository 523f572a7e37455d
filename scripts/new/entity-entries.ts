import { capitalise, type Names } from './names.ts'

type Edit = (text: string, names: Names) => string

/** A list that a new entity is added to, and how. Each has a test that reports missing entries. */
export const entityEntries: Record<string, Edit> = {
  'contract/src/all-calls.ts': (text, { plural }) =>
    insertSorted(text, /^import '\.\/.*'$/, `import './${plural}/${plural}.resource.ts'`),

  'contract/src/change-log/change-log.nouns.ts': (text, { table, wordsOne }) =>
    insertSorted(text, /^ {2}[a-z_]+: '.*',$/, `  ${table}: '${capitalise(wordsOne)}',`),

  'contract/src/permissions.ts': (text, { camel }) =>
    insertBefore(text, /^} as const satisfies/, `  '${camel}.manage': superAdmin,`),

  'contract/src/links.ts': (text, { plural, camel, camelOne, pascalOne }) =>
    insertBefore(
      text,
      /^} as const$/,
      `  ${camel}: () => '/${plural}',`,
      `  new${pascalOne}: () => '/${plural}/new',`,
      `  ${camelOne}: (id: number) => \`/${plural}/\${id}\`,`,
    ),

  'server/src/features/all-routes.ts': (text, { plural, camel }) => {
    const imports = insertSorted(
      text,
      /^import .* from '\.\/.*'$/,
      `import { ${camel}Routes } from './${plural}/${plural}.routes.ts'`,
      (line) => line.split(" from '")[1] ?? '',
    )
    return insertSorted(imports, /^ {4}\w+Routes,$/, `    ${camel}Routes,`)
  },

  'server/src/db/all-tables.ts': (text, { plural, camel }) => {
    const imports = insertSorted(
      text,
      /^import .* from '\.\/schema\/.*'$/,
      `import * as ${camel} from './schema/${plural}.ts'`,
      (line) => line.split(" from '")[1] ?? '',
    )
    return insertSorted(imports, /^ {2}\w+,$/, `  ${camel},`)
  },

  'server/src/testing/access/rows-resources.ts': (text, { camel, table }) =>
    insertSorted(
      text,
      /^ {2}\.\.\.resource\(.*\),$/,
      `  ...resource('${camel}', '${table}', 'superAdmin'),`,
    ),

  'web/app/routes.ts': (text, { plural, singular }) =>
    insertBefore(
      after(text, /^ {4}\/\/ Setup$/),
      /^$/,
      `    screen('/${plural}', 'features/${plural}/${plural}.screen.tsx'),`,
      `    screen('/${plural}/new', 'features/${plural}/${singular}.screen.tsx', '${singular}-new'),`,
      `    screen('/${plural}/:id', 'features/${plural}/${singular}.screen.tsx'),`,
    ),

  'web/app/shell/office/office-menu.ts': (text, { camel, words }) =>
    insertBefore(
      after(text, /^ {4}label: 'Setup',$/),
      /^ {4}\],$/,
      `      { label: '${capitalise(words)}', to: links.${camel}(), who: '${camel}.manage' },`,
    ),

  'docs/architecture.md': (text, { plural, camel }) =>
    insertSorted(
      text,
      /^\| [a-z-]+ \| .* \| .* \| .* \| .* \| .* \| .* \|$/,
      `| ${plural} | ${plural} | ${plural} | ${plural} | ${plural} | ${camel}.manage | ${plural} |`,
      (line) => line,
      /^\| noun \|/,
    ),
}

/** A text, and the line from which a place in it is searched. */
type Searched = string | { text: string; from: number }

function linesOf(searched: Searched): { lines: string[]; from: number } {
  const { text, from } = typeof searched === 'string' ? { text: searched, from: 0 } : searched
  return { lines: text.split('\n'), from }
}

function after(text: string, mark: RegExp): Searched {
  const at = text.split('\n').findIndex((line) => mark.test(line))
  if (at < 0) throw new Error(`no line is like ${mark}`)
  return { text, from: at + 1 }
}

function insertBefore(searched: Searched, mark: RegExp, ...added: string[]): string {
  const { lines, from } = linesOf(searched)
  const at = lines.findIndex((line, index) => index >= from && mark.test(line))
  if (at < 0) throw new Error(`no line is like ${mark}`)
  return lines.toSpliced(at, 0, ...added).join('\n')
}

/** Before the first of these lines that follows it alphabetically, or after the last of them. */
function insertSorted(
  text: string,
  like: RegExp,
  added: string,
  key = (line: string) => line,
  head?: RegExp,
): string {
  const lines = text.split('\n')
  const from = head ? lines.findIndex((line) => head.test(line)) : 0
  const group = lines.flatMap((line, index) => (index > from && like.test(line) ? [index] : []))
  const last = group.at(-1)
  if (last === undefined) throw new Error(`no line is like ${like}`)
  const at = group.find((index) => key(lines[index] as string) > key(added)) ?? last + 1
  return lines.toSpliced(at, 0, added).join('\n')
}
