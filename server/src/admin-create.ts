import { createInterface, type Interface } from 'node:readline/promises'
import { eq } from './db/orm.ts'
import { z } from 'zod'
import { newUsername } from '#contract/accounts/username.ts'
import { newPassword } from '#contract/accounts/password.ts'
import { email } from '#contract/values/email.ts'
import { line } from '#contract/values/text.ts'
import { loadConfig } from './config.ts'
import { ConfigError } from './config/config-error.ts'
import { transaction, type Database } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { loadReference } from './db/reference/load.ts'
import { roles, users } from './db/schema/accounts.ts'
import { individuals } from './db/schema/individuals.ts'
import { refuseWeakPassword } from './features/accounts/password-rules.ts'
import { hashPassword } from './features/accounts/passwords.ts'

const newAdmin = z.object({
  username: newUsername('A username is required', 100),
  email: email('A valid email address is required'),
  name: line('A name is required', 100),
  surname: line('A surname is required', 100),
  password: newPassword('A password is required'),
})

export type NewAdmin = z.output<typeof newAdmin>

/** What prevents it, in a sentence for the person at the terminal. */
export class AdminRefused extends Error {
  override name = 'AdminRefused'
}

/** The first Super Admin makes all others in the back office, so there is only ever one made here. */
export async function createFirstAdmin(database: Database, facts: unknown): Promise<NewAdmin> {
  const parsed = newAdmin.safeParse(facts)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new AdminRefused(wrong.join('\n'))
  }
  const admin = parsed.data
  await refuseWeakPassword(database.db, admin.password, {
    username: admin.username,
    field: 'password',
  }).catch((error: Error) => {
    throw new AdminRefused(`password: ${error.message}`)
  })
  const passwordHash = await hashPassword(admin.password)
  await transaction(database, { userId: null, name: 'admin:create' }, async (tx) => {
    const [role] = await tx
      .select({ id: roles.id })
      .from(roles)
      .where(eq(roles.key, 'superAdmin'))
      .for('update')
    if (!role)
      throw new AdminRefused(
        'The roles are missing: start the site once, then run this command again',
      )
    const same = await tx
      .select({ username: users.username, deletedAt: users.deletedAt })
      .from(users)
      .where(eq(users.roleId, role.id))
    const present = same.find((user) => user.deletedAt === null)
    if (present) {
      throw new AdminRefused(
        `There is already a Super Admin: ${present.username}. Create others in the back office.`,
      )
    }
    const [user] = await tx
      .insert(users)
      .values({ roleId: role.id, username: admin.username, email: admin.email, passwordHash })
      .returning({ id: users.id })
    await tx
      .insert(individuals)
      .values({ userId: (user as { id: number }).id, name: admin.name, surname: admin.surname })
  })
  return admin
}

/** Reads a line without showing it. */
async function askHidden(terminal: Interface, question: string): Promise<string> {
  process.stdout.write(question)
  const shown = process.stdout.write
  process.stdout.write = () => true
  try {
    return await terminal.question('')
  } finally {
    process.stdout.write = shown
    process.stdout.write('\n')
  }
}

async function askAtTerminal(given: Partial<NewAdmin>): Promise<Partial<NewAdmin>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const username = given.username ?? (await terminal.question('Username: '))
    const mail = given.email ?? (await terminal.question('E-mail: '))
    const name = given.name ?? (await terminal.question('Name: '))
    const surname = given.surname ?? (await terminal.question('Surname: '))
    let password = given.password
    if (password === undefined) {
      password = await askHidden(terminal, 'Password (at least 10 characters): ')
      if (password !== (await askHidden(terminal, 'Repeat the password: '))) {
        throw new AdminRefused('The passwords do not match.')
      }
    }
    return { username, email: mail, name, surname, password }
  } finally {
    terminal.close()
  }
}

async function main() {
  const { env } = process
  const given = {
    username: env.ADMIN_USERNAME,
    email: env.ADMIN_EMAIL,
    name: env.ADMIN_NAME,
    surname: env.ADMIN_SURNAME,
    password: env.ADMIN_PASSWORD,
  }
  const complete = Object.values(given).every((value) => value !== undefined)
  if (!complete && !process.stdin.isTTY) {
    throw new AdminRefused(
      'Without a terminal, set ADMIN_USERNAME, ADMIN_EMAIL, ADMIN_NAME, ADMIN_SURNAME and ADMIN_PASSWORD.',
    )
  }
  const facts = complete ? given : await askAtTerminal(given)
  const database = await openDatabase(loadConfig(), { max: 2, applicationName: 'jacaranda admin' })
  try {
    await migrate(database)
    await transaction(database, null, (tx) => loadReference(tx, console.warn))
    const admin = await createFirstAdmin(database, facts)
    console.log(`Super Admin ${admin.username} was created and can log in.`)
  } finally {
    await database.close()
  }
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    const known = error instanceof AdminRefused || error instanceof ConfigError
    console.error(known ? error.message : error)
    process.exitCode = 1
  })
}
