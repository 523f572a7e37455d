import readXlsxFile from 'read-excel-file/node'
import { expect } from 'vitest'
import type { AnyCall, InputOf } from '#contract/call.ts'
import { downloadExport, getExport, type ExportProgress } from '#contract/exports/exports.calls.ts'
import type { TestApi } from './api.ts'

/** Requests an export, waits until it is complete, and reads its sheet. */
export async function sheetOf<C extends AnyCall>(
  send: Awaited<ReturnType<TestApi['as']>>,
  call: C,
  input: InputOf<C>,
): Promise<{ rows: unknown[][]; progress: ExportProgress }> {
  let progress = (await send(call, input)).body as ExportProgress
  while (progress.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 100))
    progress = (await send(getExport, { exportId: progress.exportId })).body
  }
  expect(progress.state).toBe('done')
  const { body } = await send(downloadExport, { exportId: progress.exportId })
  const [sheet] = await readXlsxFile(Buffer.from(body.content))
  return { rows: sheet?.data as unknown[][], progress }
}
