import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { links } from '#contract/links.ts'
import { getImport, listImportRows } from '#contract/listing-imports/listing-imports.calls.ts'
import {
  isWorking,
  rowOutcomes,
  type RowOutcome,
} from '#contract/listing-imports/listing-imports.states.ts'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { ownPageMeta } from '../../page-meta.ts'
import { guard } from '../../session/guard.ts'
import { awaitReply, refusal } from '../../session/refusal.ts'
import { contextOf } from '../../session/request-context.ts'
import { counted } from '../../ui/data/counted.ts'
import type { Route } from './+types/import.screen.ts'
import { rowNouns } from './import-texts.ts'
import { ImportProgress } from './import-progress.tsx'
import { ImportResult } from './import-result.tsx'
import { MappingForm } from './mapping-form.tsx'
import { RowList } from './row-list.tsx'

const pauseMs = 1000

export async function loader(args: Route.LoaderArgs) {
  guard('listingImports.manage', args)
  const { api } = contextOf(args.context)
  const id = getImport.input.safeParse({ id: args.params.id })
  if (!id.success) throw refusal('notFound')
  const { searchParams } = args.url
  const outcome = rowOutcomes.find((one) => one === searchParams.get('outcome'))
  const page = Number(searchParams.get('page')) || 1
  const details = await awaitReply(api(getImport, id.data), args.url)
  const rows = await awaitReply(
    api(listImportRows, { ...id.data, page, size: 20, outcome }),
    args.url,
  )
  return { details, rows, outcome, remap: searchParams.get('columns') === '1' }
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  ownPageMeta(loaderData ? `Import of ${loaderData.details.fileName}` : 'Import', matches)

/** The screen polls while there is work in progress. */
function useProgress(working: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!working) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, pauseMs)
    return () => clearInterval(timer)
  }, [working, revalidate])
}

/** One import, step by step: columns, check, import, result. */
export default function ImportScreen({ loaderData }: Route.ComponentProps) {
  const { details, rows, outcome, remap } = loaderData
  const working = isWorking(details.state)
  useProgress(working)
  const mapping = details.state === 'uploaded' || (details.state === 'checked' && remap)
  const toOutcome = (wanted?: RowOutcome, page?: number) =>
    links.listingImport(details.id, { outcome: wanted, page })
  return (
    <>
      <OfficeHeader
        title={details.fileName}
        note={`${details.agencyName}, ${counted(details.rows, rowNouns)}`}
      />
      {mapping && <MappingForm key={details.id} details={details} />}
      {working && <ImportProgress details={details} />}
      {!mapping && !working && <ImportResult details={details} />}
      {!mapping && !working && (
        <RowList page={rows} outcome={outcome} counts={details.counts} to={toOutcome} />
      )}
    </>
  )
}
