import { eq } from '../../db/orm.ts'
import type { Role } from '#contract/roles.ts'
import type { Executor } from '../../db/connect.ts'
import { roles, users } from '../../db/schema/accounts.ts'

export interface Editor {
  userId: number
  username: string
  role: Role
}

/**
 * The person who started an import, with their current role; a deleted account has no special
 * rights.
 */
export async function findEditor(db: Executor, userId: number | null): Promise<Editor> {
  const [row] = await db
    .select({ userId: users.id, username: users.username, role: roles.key })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(eq(users.id, userId ?? 0))
  return (row as Editor | undefined) ?? { userId: 0, username: 'import', role: 'agency' }
}
