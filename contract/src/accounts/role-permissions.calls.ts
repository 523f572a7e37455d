import { z } from 'zod'
import { defineCall } from '../call.ts'
import { roles } from '../roles.ts'

const most = 500

export const permissionRow = z.object({
  permission: z.string(),
  label: z.string(),
  roles: z.array(z.enum(roles)).max(roles.length),
  /** The visitor who is not logged in. */
  visitors: z.boolean(),
  calls: z
    .array(
      z.object({ name: z.string(), summary: z.string(), method: z.string(), path: z.string() }),
    )
    .max(most),
})

export type PermissionRow = z.infer<typeof permissionRow>

export const listRolePermissions = defineCall({
  name: 'rolePermissions.list',
  method: 'GET',
  path: '/api/user/rolePermissions',
  who: 'accounts.manage',
  summary: 'List what each role may do, with the calls that belong to it',
  input: z.object({}),
  output: z.array(permissionRow).max(most),
})
