import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FieldIds } from '../../../ui/form/use-field-id.ts'
import { pagesWithFragments } from '../../../ui/fragments/testing/pages-with-fragments.tsx'
import { BedroomsGroup, NewsGroup, OtherGroup, RoomsGroup, SizeGroup } from './filter-groups.tsx'
import type { Filters } from './search-state.ts'

interface GroupsProps {
  filters: Filters
  residential?: boolean
  errors?: Record<string, string>
}

function Groups({ filters, residential = true, errors = {} }: GroupsProps) {
  const { bedrooms, bathrooms, garages, newThisWeek, reduced, availableFrom, keyword } = filters
  return (
    <FieldIds value="filters">
      <main>
        <BedroomsGroup bedrooms={bedrooms} />
        <RoomsGroup bathrooms={bathrooms} garages={garages} />
        <NewsGroup newThisWeek={newThisWeek} reduced={reduced} />
        <SizeGroup of={residential ? 'Size' : 'Erf'} filters={filters} errors={errors} />
        <OtherGroup
          residential={residential}
          availableFrom={availableFrom}
          keyword={keyword}
          error={errors['availableFrom']}
        />
      </main>
    </FieldIds>
  )
}

const searches: GroupsProps[] = [
  { filters: {} },
  { filters: { bedrooms: '3' } },
  { filters: { bathrooms: '2' } },
  { filters: { garages: '2' } },
  { filters: { newThisWeek: '1' } },
  { filters: { reduced: '1' } },
  { filters: { minSize: '120' } },
  { filters: { maxSize: '120' } },
  { filters: { minSize: '9' }, errors: { minSize: 'Too small.' } },
  { filters: { minErf: '500' }, residential: false },
  { filters: { availableFrom: '2026-12-01' } },
  { filters: { availableFrom: 'soon' }, errors: { availableFrom: 'Not a date.' } },
  { filters: { keyword: 'thatch & stoep' } },
  { filters: { keyword: 'dock' }, residential: false },
]

it('the filters of one search are never shown for another, however they are cached', () => {
  const { sent, rendered } = pagesWithFragments()
  const groups = searches.map((search, n) => <Groups key={n} {...search} />)
  for (const round of [groups, groups.toReversed()])
    for (const group of round) expect(sent(group)).toBe(renderToString(group))
  expect(rendered(<Groups filters={{}} />).fragments).toHaveLength(5)
})
