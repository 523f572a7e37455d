import { AppError } from '#contract/errors.ts'
import * as calls from '#contract/terms/terms.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { findPage, findVersions } from './terms.queries.ts'
import * as service from './terms.service.ts'

export function termsRoutes(services: Services): Binding[] {
  const { db } = services.database
  return [
    bind(calls.getTerms, () => service.getTerms(services)),
    bind(calls.getTermsVersion, ({ version }) => service.getTerms(services, version)),
    bind(calls.listTermsVersions, () => findVersions(db)),
    bind(calls.updateTerms, (form, context) => service.updateTerms(services, form, context)),
    bind(calls.getLegalPage, async ({ key }) => {
      const page = await findPage(db, key)
      if (!page) throw new AppError('notFound')
      return { title: page.title, html: page.html, modified: page.updatedAt.toISOString() }
    }),
  ]
}
