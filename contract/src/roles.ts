/** The six roles. Keys are used in code, names on the wire and on screens. */
export const roleNames = {
  superAdmin: 'Super Admin',
  designer: 'Designer',
  agency: 'Agency',
  agent: 'Agent',
  managingAgent: 'Managing Agent',
  privateUser: 'Private User',
} as const

export type Role = keyof typeof roleNames
export type RoleName = (typeof roleNames)[Role]

export const roles = Object.keys(roleNames) as Role[]

/** Agents, agencies and managing agents are stored as agent records, everyone else as individuals. */
export const agentRoles = ['agency', 'agent', 'managingAgent'] as const satisfies Role[]

const spellings: Record<string, Role> = {
  'managment agent': 'managingAgent',
  'management agent': 'managingAgent',
}
for (const role of roles) spellings[roleNames[role].toLowerCase()] = role

/** Reads a role name as the old front end may spell it. */
export function roleFromName(name: string): Role | undefined {
  return spellings[name.trim().toLowerCase()]
}

export function isAgentRole(role: Role): boolean {
  return (agentRoles as readonly Role[]).includes(role)
}
