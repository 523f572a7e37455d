import { messages } from '#contract/messages.ts'
import { unitConfigurations as resource } from '#contract/unit-configurations/unit-configurations.resource.ts'
import { unitConfigurations } from '../../db/schema/unit-configurations.ts'
import { weeks } from '../../db/schema/weeks.ts'
import type { Binding } from '../../http/bind.ts'
import { crud } from '../../kit/crud.ts'
import type { Services } from '../../services.ts'

export function unitConfigurationsRoutes(services: Services): Binding[] {
  return crud(services, resource, unitConfigurations, {
    searched: ['description'],
    unique: {
      unit_configurations_description_unique: {
        field: 'description',
        message: messages.descriptionTaken,
      },
    },
    usedIn: weeks.unitConfigurationId,
    inUseMessage: (uses) =>
      `This unit configuration is used by ${uses} ${uses === 1 ? 'week' : 'weeks'} and cannot be deleted.`,
  })
}
