import { z } from 'zod'
import { defineCall } from '../call.ts'
import { largestInteger } from '../values/integers.ts'

/** The roles whose users can change the site for everyone. */
export const guardedRoles = ['superAdmin', 'designer'] as const

/** What each setting is called when its changes are reported. */
export const securityLabels = { requireTwoFactorFor: 'Two-factor login required for' } as const

export const securitySettings = z.object({
  requireTwoFactorFor: z
    .array(z.enum(guardedRoles))
    .max(20)
    .transform((roles) => [...new Set(roles)]),
  /** 0 until the settings are saved for the first time. */
  version: z.number().int().min(0).max(largestInteger),
})

export const getSecurity = defineCall({
  name: 'settings.security',
  method: 'GET',
  path: '/api/settings/security',
  who: 'security.manage',
  summary: 'List the roles that must use two-factor login',
  input: z.object({}),
  output: securitySettings,
})

export const saveSecurity = defineCall({
  name: 'settings.saveSecurity',
  method: 'PUT',
  path: '/api/settings/security',
  who: 'security.manage',
  summary: 'Set the roles that must use two-factor login',
  input: securitySettings,
  output: securitySettings,
})
