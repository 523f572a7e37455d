import { htmlLanguage } from '@codemirror/lang-html'
import { tagsIn } from '#contract/campaigns/campaigns.tags.ts'

export interface HtmlProblem {
  from: number
  to: number
  severity: 'error' | 'warning'
  message: string
}

/** Browsers close these automatically. */
const closedByThemselves = new Set(
  'dd dt li optgroup option p rp rt tbody td tfoot th thead tr html head body'.split(' '),
)

/**
 * Problems in HTML that a person wrote: tags without a partner, unterminated tags, and fields in
 * square brackets that nothing fills in. `known` contains their names in lower case.
 */
export function htmlProblems(html: string, known?: ReadonlySet<string>): HtmlProblem[] {
  const problems: HtmlProblem[] = []
  const add = (from: number, to: number, message: string) =>
    problems.push({ from, to: Math.max(to, from + 1), severity: 'error', message })

  htmlLanguage.parser.parse(html).iterate({
    enter({ name, from, to, node }) {
      if (name === 'MismatchedCloseTag') {
        add(from, to, `${html.slice(from, to)} closes a tag that is not open here.`)
      }
      const open = name === 'Element' ? node.getChild('OpenTag') : null
      const tag = open?.getChild('TagName')
      if (!open || !tag) return
      const written = html.slice(tag.from, tag.to)
      const close = node.getChild('CloseTag')
      const closed = close?.getChild('TagName')
      // A heading may be closed by any other heading.
      if (close && closed && differs(html.slice(closed.from, closed.to), written)) {
        add(
          close.from,
          close.to,
          `${html.slice(close.from, close.to)} does not match <${written}>.`,
        )
      }
      if (!open.getChild('EndTag')) {
        add(open.from, open.to, `<${written} is incomplete: a > is missing.`)
      } else if (!close && !closedByThemselves.has(written.toLowerCase())) {
        add(open.from, open.to, `<${written}> is never closed: </${written}> is missing.`)
      }
    },
  })
  if (known) problems.push(...unknownFields(html, known))
  return problems.toSorted((one, other) => one.from - other.from)
}

const differs = (one: string, other: string) => one.toLowerCase() !== other.toLowerCase()

function unknownFields(html: string, known: ReadonlySet<string>): HtmlProblem[] {
  return tagsIn(html)
    .filter(({ name }) => !known.has(name.toLowerCase()))
    .map(({ name, from }) => ({
      from,
      to: from + name.length + 2,
      severity: 'warning',
      message: `[${name}] is not a field here. Add a placeholder, or give an item a value for it.`,
    }))
}
