import { AppError } from '#contract/errors.ts'
import { downloadExport, getExport } from '#contract/exports/exports.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import { sessionOf } from '../../kit/call-context.ts'
import { findExport, readExport } from '../../kit/export-job.ts'
import type { Services } from '../../services.ts'

function orNotFound<T>(found: T | undefined): T {
  if (!found) throw new AppError('notFound')
  return found
}

export function exportsRoutes({ files }: Services): Binding[] {
  return [
    bind(getExport, async ({ exportId }, context) =>
      orNotFound(await findExport(files, sessionOf(context).userId, exportId)),
    ),
    bind(downloadExport, async ({ exportId }, context) =>
      orNotFound(await readExport(files, sessionOf(context).userId, exportId)),
    ),
  ]
}
