import { namesIn } from '#contract/campaigns/campaigns.tags.ts'
import type { CampaignPlaceHolder } from '#contract/campaigns/campaigns.schema.ts'
import type { EditorItem } from '../items/editor-item.ts'
import type { FieldClasses } from './load-editor.ts'

/** Something that can be used in square brackets, and its value. */
export interface Tag {
  name: string
  hint: string
}

export interface TagGroup {
  label: string
  tags: Tag[]
}

/** What one of the two texts can use: the first group immediately, the others on request. */
export interface TagChoice {
  first: Tag[]
  more: TagGroup[]
  all: readonly Tag[]
  /** The names of all of them in lower case. */
  known: ReadonlySet<string>
}

interface Content {
  classes: FieldClasses
  placeHolders: readonly CampaignPlaceHolder[]
  items: readonly EditorItem[]
}

const pageTags: Tag[] = [
  { name: 'items', hint: 'all items in the campaign' },
  { name: 'map', hint: 'a map that shows where they are' },
]
const itemTags: Tag[] = [
  { name: 'image', hint: 'the address of the item’s picture' },
  { name: 'link', hint: 'the address of the listing' },
  { name: 'status', hint: 'such as Available or Sold' },
]

const company = 'Company'

function bound({ name, boundTo, boundToClassDisplay }: CampaignPlaceHolder): Tag {
  return { name, hint: `${boundToClassDisplay}: ${boundTo}` }
}

function groupsOf(classes: FieldClasses): TagGroup[] {
  return classes.map(({ fullName, displayName, fields }) => ({
    label: displayName,
    tags: fields.map(({ name, sample }) => ({
      name: `${fullName}.${name}`,
      hint: `such as ${sample}`,
    })),
  }))
}

function choice(first: Tag[], more: TagGroup[]): TagChoice {
  const all = [...first, ...more.flatMap(({ tags }) => tags)]
  return { first, more, all, known: new Set(all.map(({ name }) => name.toLowerCase())) }
}

/** Around the items only the company's details have a meaning. */
export function tagsOfPage({ classes, placeHolders }: Omit<Content, 'items'>): TagChoice {
  const ofCompany = placeHolders.filter(({ boundToClass }) => boundToClass === company)
  const groups = groupsOf(classes.filter(({ fullName }) => fullName === company))
  return choice([...pageTags, ...ofCompany.map(bound)], groups)
}

export function tagsOfItem({ classes, placeHolders, items }: Content): TagChoice {
  const custom = new Map(
    items.flatMap(({ values }) =>
      values.map(({ placeHolder }) => [placeHolder.toLowerCase(), placeHolder] as const),
    ),
  )
  for (const { name } of placeHolders) custom.delete(name.toLowerCase())
  const own = [...custom.values()].map((name) => ({ name, hint: 'a custom value for each item' }))
  return choice([...itemTags, ...placeHolders.map(bound), ...own], groupsOf(classes))
}

/**
 * Tags in the item's HTML that neither a field nor a placeholder fills: each item must fill them.
 */
export function wantedTags(itemBody: string, content: Omit<Content, 'items'>): string[] {
  const { known } = tagsOfItem({ ...content, items: [] })
  return namesIn(itemBody).filter((name) => !known.has(name.toLowerCase()))
}
