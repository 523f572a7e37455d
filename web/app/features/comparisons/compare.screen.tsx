import { useMemo, useState } from 'react'
import { compareProperties, compareWeeks } from '#contract/comparisons/comparisons.calls.ts'
import { links } from '#contract/links.ts'
import { ownPlacesText } from './own-places.ts'
import { getCompany } from '#contract/settings/settings.calls.ts'
import { pageMeta } from '../../page-meta.ts'
import { awaitReply } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import type { Route } from './+types/compare.screen.ts'
import { AssumptionsBar } from './assumptions-bar.tsx'
import { CompareHead } from './compare-head.tsx'
import { CompareMap } from './compare-map.tsx'
import { compareStateOf } from './compare-state.ts'
import { CompareTable } from './compare-table.tsx'
import { comparisonOf } from './comparison.ts'
import { NothingCompared } from './nothing-compared.tsx'
import { countSame, onlyDifferences } from './rows.ts'
import { useCompareSteps } from './use-compare-steps.ts'
import styles from './compare.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, publicUrl } = contextOf(context)
  const state = compareStateOf(url.searchParams)
  const input = { ids: state.ids.join(','), places: ownPlacesText(state.places).places }
  const [{ name }, properties, weeks] = await Promise.all([
    api(getCompany, {}),
    state.ids.length && state.kind === 'property'
      ? awaitReply(api(compareProperties, input), url)
      : null,
    state.ids.length && state.kind === 'week' ? awaitReply(api(compareWeeks, input), url) : null,
  ])
  return { state, properties, weeks, name, publicUrl }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  ...pageMeta({
    title: `Compare listings | ${loaderData?.name ?? ''}`,
    description:
      'Up to four properties or timeshare weeks side by side: facts, costs, bond and drive times.',
    path: links.comparePath(),
    publicUrl: loaderData?.publicUrl,
    siteName: loaderData?.name,
  }),
  { name: 'robots', content: 'noindex' },
]

export default function CompareScreen({ loaderData }: Route.ComponentProps) {
  const { state, publicUrl } = loaderData
  const [differing, setDiffering] = useState(false)
  const comparison = useMemo(() => comparisonOf(loaderData), [loaderData])
  const steps = useCompareSteps(state)
  if (!comparison) return <NothingCompared kind={state.kind} loading={steps.restoring} />
  const { groups } = comparison
  const shown = differing ? onlyDifferences(groups) : groups
  return (
    <div className={`wrap ${styles.page}`}>
      <CompareHead
        state={state}
        comparison={comparison}
        publicUrl={publicUrl ?? ''}
        same={countSame(groups)}
        differing={differing}
        onDiffering={setDiffering}
      />
      <AssumptionsBar
        state={state}
        costs={comparison.hasBonds}
        places={comparison.places}
        onChange={steps.change}
      />
      <CompareTable
        kind={state.kind}
        comparison={comparison}
        groups={shown}
        onRemove={steps.remove}
      />
      <CompareMap listings={comparison.listings} />
    </div>
  )
}
