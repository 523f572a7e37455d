import { isAgentRole, type Role } from '#contract/roles.ts'
import { aUser, anAgency } from '../builders.ts'
import { absentById, absentId, byId, type ObjectKind, type World } from './objects.ts'

/** The email address of a person's record: a new one would need a confirmation. */
export async function emailOf(
  { api }: World,
  table: 'individuals' | 'agents',
  id: number,
): Promise<string> {
  const { sql } = api.services.database
  const [row] = await sql`
    select u.email from users u join ${sql(table)} p on p.user_id = u.id where p.id = ${id}`
  return row?.email
}

const isAgent = (name: string) => isAgentRole(name as Role)

/** An account, by its id. */
export const account: ObjectKind = {
  table: 'users',
  absent: absentById(['userId']),
  make: (world, { user }) => byId(world, 'users', user?.id as number, ['userId']),
}

/** An account, by its username. */
export const username: ObjectKind = {
  absent: { x: 'nobody-at-all' },
  make: async (_world, { user }) => ({ names: { x: user?.username } }),
}

/** A person who is not an agent: roles without an agency have such a record. */
export const individual: ObjectKind = {
  table: 'individuals',
  make: async (world, holder, relation) => {
    if (relation === 'own' && isAgent(holder.name)) return undefined
    const user = isAgent(holder.name) ? await aUser(world.api.services) : holder.user
    return byId(world, 'individuals', user?.personId as number)
  },
}

/** A person whom the call closes: each time another one. */
export const otherIndividual: ObjectKind = {
  table: 'individuals',
  make: async (world) => byId(world, 'individuals', (await aUser(world.api.services)).personId),
}

/** An agent's own record, or that of an agent of the agency. */
export const agent: ObjectKind = {
  table: 'agents',
  make: async (world, holder, relation) => {
    if (relation === 'own' && !isAgent(holder.name)) return undefined
    if (relation === 'own' && holder.name !== 'agency') {
      return byId(world, 'agents', holder.user?.personId as number)
    }
    const agencyId = holder.agencyId ?? (await anAgency(world.api.services)).id
    const made = await aUser(world.api.services, { role: 'agent', agencyId })
    return byId(world, 'agents', made.personId)
  },
}

/** The agency that someone administers. */
export const agency: ObjectKind = {
  table: 'agencies',
  absent: { id: absentId, agencyId: absentId, version: 1 },
  make: async (world, holder, relation) => {
    if (relation === 'own' && holder.agencyId === null) return undefined
    const id = holder.name === 'agency' ? holder.agencyId : null
    const own = relation === 'own' ? holder.agencyId : id
    return byId(world, 'agencies', own ?? (await anAgency(world.api.services)).id, ['agencyId'])
  },
}

/** An agency without agents and listings. */
export const emptyAgency: ObjectKind = {
  table: 'agencies',
  make: async (world) => byId(world, 'agencies', (await anAgency(world.api.services)).id),
}

/** A session of the holder, beside the one that they call with. */
export const otherSession: ObjectKind = {
  async make({ api }, { user }) {
    const { sql } = api.services.database
    const [row] = await sql`insert into sessions (token_hash, user_id, expires_at)
      values (gen_random_uuid()::text, ${user?.id as number}, now() + interval '1 hour')
      returning id`
    return { names: { id: row?.id } }
  },
}

export const favouriteFolder: ObjectKind = {
  absent: absentById(),
  async make({ api, unique }, { user }) {
    const { sql } = api.services.database
    const [row] = await sql`insert into favourite_folders (user_id, name)
      values (${user?.id as number}, ${unique('Folder')}) returning id`
    return { names: { id: row?.id } }
  },
}

export const favouriteShare: ObjectKind = {
  absent: absentById(),
  async make({ api }, { user }) {
    const { database, secrets } = api.services
    const [row] =
      await database.sql`insert into favourite_shares (user_id, token_hash, token_encrypted)
      values (${user?.id as number}, gen_random_uuid()::text, ${secrets.encrypt('secret')})
      returning id`
    return { names: { id: row?.id } }
  },
}
