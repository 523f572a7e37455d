import { contactSources as resource } from '#contract/contact-sources/contact-sources.resource.ts'
import { messages } from '#contract/messages.ts'
import { contactMessages } from '../../db/schema/contact-messages.ts'
import { contactSources } from '../../db/schema/contact-sources.ts'
import type { Binding } from '../../http/bind.ts'
import { crud } from '../../kit/crud.ts'
import type { Services } from '../../services.ts'

export function contactSourcesRoutes(services: Services): Binding[] {
  return crud(services, resource, contactSources, {
    searched: ['description'],
    unique: {
      contact_sources_description_unique: {
        field: 'description',
        message: messages.descriptionTaken,
      },
    },
    usedIn: contactMessages.contactSourceId,
    inUseMessage: (uses) =>
      `This source is used by ${uses} contact ${uses === 1 ? 'message' : 'messages'} and cannot be deleted.`,
  })
}
