import { beforeAll } from 'vitest'
import type { TestApi } from './api.ts'
import { aUser } from './builders.ts'
import { aCampaign, imageAddress } from './campaign-builders.ts'
import { aWeek } from './week-builders.ts'

export const browser = { 'user-agent': 'Mozilla/5.0 (Test)' }

/** A published week with its owner, and campaigns that advertise it today. */
export function useRunningCampaigns(api: TestApi) {
  const shown = {
    ownerUserId: 0,
    weekId: 0,
    run: (facts: Parameters<typeof aCampaign>[1] = {}) =>
      aCampaign(api, { items: [{ weekId: shown.weekId, image: imageAddress }], ...facts }),
    open: (url: string, headers: Record<string, string> = {}) =>
      api.app.inject({ url, headers: { ...browser, ...headers } }),
  }
  beforeAll(async () => {
    shown.ownerUserId = (await aUser(api.services)).id
    const { ownerUserId } = shown
    shown.weekId = (await aWeek(api.services, { published: true, ownerUserId })).id
  })
  return shown
}
