import type { Services } from '../../services.ts'
import { writeDigests } from './digests.service.ts'
import { indexSearches } from './index-searches.service.ts'
import { tellOfOccasions } from './occasions.service.ts'

/** Every minute: what happened to listings becomes alerts, and what is due becomes digests. */
export async function sendAlerts(services: Services): Promise<void> {
  await indexSearches(services)
  await tellOfOccasions(services)
  await writeDigests(services)
}
