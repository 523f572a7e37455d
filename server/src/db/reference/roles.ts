export type RoleKey =
  | 'superAdmin'
  | 'designer'
  | 'agency'
  | 'agent'
  | 'managingAgent'
  | 'privateUser'

export type RoleSeed = { id: number; key: RoleKey; roleName: string }

export const roles: readonly RoleSeed[] = [
  { id: 1, key: 'superAdmin', roleName: 'Super Admin' },
  { id: 2, key: 'designer', roleName: 'Designer' },
  { id: 3, key: 'agency', roleName: 'Agency' },
  { id: 4, key: 'agent', roleName: 'Agent' },
  { id: 5, key: 'managingAgent', roleName: 'Managing Agent' },
  { id: 6, key: 'privateUser', roleName: 'Private User' },
]
