import {
  bulkPortion,
  runBulkAction,
  type BulkResult,
} from '#contract/bulk-actions/bulk-actions.calls.ts'
import { callOverHttp, NoResponse } from '#contract/client.ts'
import type { Identified } from '../../ui/list/resource-types.ts'
import type { AnyBulkAction } from './bulk-action.ts'

/** Sends the rows in batches and reports progress; rows without a response are reported as such. */
export async function runBulk<Row extends Identified>(
  action: AnyBulkAction<Row>,
  rows: readonly Row[],
  answer: unknown,
  { preview, onProgress }: { preview: boolean; onProgress: (done: number) => void },
): Promise<BulkResult[]> {
  const results: BulkResult[] = []
  for (let from = 0; from < rows.length; from += bulkPortion) {
    const portion = rows.slice(from, from + bulkPortion)
    results.push(...(await runPortion(action, portion, answer, preview)))
    onProgress(results.length)
  }
  return results
}

async function runPortion<Row extends Identified>(
  action: AnyBulkAction<Row>,
  rows: readonly Row[],
  answer: unknown,
  preview: boolean,
): Promise<BulkResult[]> {
  const inputs = rows.map((row) => action.input(row, answer as never))
  try {
    const { results } = await callOverHttp(runBulkAction, {
      call: action.call.name,
      inputs,
      preview,
    })
    return results
  } catch (error) {
    // Whether a batch without a response was applied is unknown: the list shows it.
    const unknown = error instanceof NoResponse && !preview
    const message = error instanceof Error ? error.message : String(error)
    return rows.map(() => ({
      done: false,
      message: unknown ? `${message} Check the list to see whether it was changed.` : message,
    }))
  }
}
