import type { Services } from '../../services.ts'
import { writeDigests } from './digests.service.ts'
import { indexSearches } from './index-searches.service.ts'
import { tellOfOccasions } from './occasions.service.ts'

/** Every minute: changes of listings become alerts, and due alerts become digests. */
export async function sendAlerts(services: Services): Promise<void> {
  await indexSearches(services)
  await tellOfOccasions(services)
  await writeDigests(services)
}
