import { listAgencies } from '#contract/agencies/agencies.calls.ts'
import type { Api } from '#contract/client.ts'
import { maxPageSize } from '#contract/values/paging.ts'
import type { SelectOption } from '../../ui/form/fields.tsx'

/** All agencies as options, by name; fetched page by page, since a list never returns more. */
export async function agencyOptions(api: Api): Promise<SelectOption[]> {
  const options: SelectOption[] = []
  for (let page = 1; ; page++) {
    const { items, total } = await api(listAgencies, {
      page,
      size: maxPageSize,
      sort: 'agencyName',
      order: 'asc',
    })
    options.push(...items.map(({ id, agencyName }) => ({ value: id, label: agencyName })))
    if (items.length === 0 || options.length >= total) return options
  }
}
