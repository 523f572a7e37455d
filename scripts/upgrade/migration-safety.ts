/** One statement of a migration, with the comments before it and inside it. */
interface Statement {
  code: string
  comments: string
}

/**
 * A change that would break programs of the previous version, which are still running during an
 * upgrade.
 */
export interface Breach {
  code: string
  problem: string
}

const token = /\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|;/g

/** Function bodies and quoted texts are kept whole: their content is executed too. */
export function statementsOf(sql: string): Statement[] {
  const statements: Statement[] = []
  let [code, comments, from] = ['', '', 0]
  const end = () => {
    if (code.trim()) statements.push({ code: code.trim(), comments })
    code = ''
    comments = ''
  }
  for (const { 0: found, index } of sql.matchAll(token)) {
    code += sql.slice(from, index)
    from = index + found.length
    if (found === ';') end()
    else if (/^(--|\/\*)/.test(found)) comments += `${found}\n`
    else code += withoutComments(found)
  }
  code += sql.slice(from)
  end()
  return statements
}

const withoutComments = (body: string) =>
  body.startsWith('$') ? body.replaceAll(/--[^\n]*/g, '') : body

const tableName = String.raw`(?:"?\w+"?\.)?"?(\w+)"?`
const created = new RegExp(String.raw`^create table (?:if not exists )?${tableName}`, 'i')
const altered = new RegExp(String.raw`^alter table (?:if exists )?(?:only )?${tableName}`, 'i')
const indexed = new RegExp(String.raw`^create unique index .*? on (?:only )?${tableName}`, 'i')

/** In any statement, including inside functions. */
const everywhere: [RegExp, string][] = [
  [
    /\bdrop (table|column|view|materialized view|type|schema|function|sequence|domain)\b/i,
    'drops something',
  ],
  [
    /\bdrop (?!constraint|not null|default|identity|expression|index|trigger)[\w"]+ ?(,|;|$)/i,
    'drops something',
  ],
  [/\brename\b/i, 'renames something'],
  [/\bset schema\b/i, 'moves something to another schema'],
  [/\b(set data type|alter (column )?[\w"]+ type)\b/i, 'changes the type of a column'],
  [/\bset not null\b/i, 'makes a column required'],
  [/\bdrop default\b/i, 'drops a default'],
  [/\bconcurrently\b/i, 'cannot run in the transaction of all migrations'],
]

const onOldTables: [RegExp, string][] = [
  [/\badd constraint [\w"]+ (check|unique|exclude)\b/i, 'adds a constraint to an existing table'],
  [/^create unique index\b/i, 'adds a constraint to an existing table'],
]

function addsRequiredColumn(code: string): boolean {
  return code
    .split(/\badd (?:column )?(?!constraint)/i)
    .slice(1)
    .some((column) => /\bnot null\b/i.test(column) && !/\b(default|generated)\b/i.test(column))
}

/** Says why the previous version is not broken after all, or which released version stopped using it. */
const reason = /--\s*safe for the (?:previous version|version before): \S+( \S+){3,}/i

export function breachesOf(sql: string): Breach[] {
  const statements = statementsOf(sql).map(({ code, comments }) => ({
    code: code.replaceAll(/\s+/g, ' '),
    comments,
  }))
  const fresh = new Set(statements.flatMap(({ code }) => created.exec(code)?.[1] ?? []))
  return statements.flatMap(({ code, comments }) => {
    if (reason.test(comments)) return []
    const table = altered.exec(code)?.[1] ?? indexed.exec(code)?.[1]
    const rules = table && !fresh.has(table) ? [...everywhere, ...onOldTables] : everywhere
    const problem = rules.find(([pattern]) => pattern.test(code))?.[1]
    if (problem) return [{ code, problem }]
    if (table && !fresh.has(table) && altered.test(code) && addsRequiredColumn(code)) {
      return [{ code, problem: 'adds a required column without a default' }]
    }
    return []
  })
}
