import { describe, expect, it } from 'vitest'
import { tagsOfItem, tagsOfPage, wantedTags } from './editor-tags.ts'

const field = (name: string) => ({ name, tag: `[${name}]`, sample: 'x', formats: ['text'] })
const classes = [
  { fullName: 'Resort', displayName: 'Timeshare week', fields: [field('Name')] },
  { fullName: 'Company', displayName: 'Company', fields: [field('Phone')] },
]

function placeHolder(name: string, boundToClass: string) {
  const rest = { boundTo: 'Name', boundToClassDisplay: boundToClass, format: 'text' }
  return { name, boundToClass, ...rest, formatTemplate: 'text' }
}

const placeHolders = [placeHolder('Title', 'Resort'), placeHolder('Office', 'Company')]

describe('the tags of the two texts', () => {
  it('are company details outside the items, and everything inside', () => {
    expect([...tagsOfPage({ classes, placeHolders }).known]).toEqual([
      'items',
      'map',
      'office',
      'company.phone',
    ])
    expect([...tagsOfItem({ classes, placeHolders, items: [] }).known]).toEqual([
      'image',
      'link',
      'status',
      'title',
      'office',
      'resort.name',
      'company.phone',
    ])
  })

  it('without a value must be filled for each item', () => {
    const html = '<style>a[href]{}</style>[image] [Title] [Reason] [resort.name] [reason]'
    expect(wantedTags(html, { classes, placeHolders })).toEqual(['Reason'])
  })
})
