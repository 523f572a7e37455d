import * as calls from '#contract/listing-imports/listing-imports.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as files from './import-files.service.ts'
import * as service from './listing-imports.service.ts'

export function listingImportsRoutes(services: Services): Binding[] {
  return [
    bind(calls.uploadListings, (input, context) =>
      service.uploadListings(services, input, context),
    ),
    bind(calls.listImports, (query, context) => service.listImports(services, query, context)),
    bind(calls.downloadTemplate, () => files.downloadTemplate(services)),
    bind(calls.getImport, ({ id }, context) => service.getImport(services, id, context)),
    bind(calls.listImportRows, (query, context) =>
      service.listImportRows(services, query, context),
    ),
    bind(calls.checkImport, (input, context) => service.checkImport(services, input, context)),
    bind(calls.runImport, ({ id }, context) => service.runImport(services, id, context)),
    bind(calls.undoImport, ({ id }, context) => service.undoImport(services, id, context)),
    bind(calls.addImportPictures, ({ id }, context) =>
      files.addImportPictures(services, id, context),
    ),
    bind(calls.downloadCorrections, ({ id }, context) =>
      files.downloadCorrections(services, id, context),
    ),
  ]
}
