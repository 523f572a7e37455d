import { AppError } from '#contract/errors.ts'
import { getLegalPage, getTerms } from '#contract/terms/terms.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import { findPage, findTerms } from './terms.queries.ts'

export function termsRoutes({ database }: Parts): Binding[] {
  return [
    bind(getTerms, async () => {
      const terms = await findTerms(database.db)
      if (!terms) throw new AppError('notFound')
      return {
        termsConditions: terms.html,
        version: terms.version,
        modified: terms.createdAt.toISOString(),
      }
    }),
    bind(getLegalPage, async ({ key }) => {
      const page = await findPage(database.db, key)
      if (!page) throw new AppError('notFound')
      return { title: page.title, html: page.html, modified: page.updatedAt.toISOString() }
    }),
  ]
}
