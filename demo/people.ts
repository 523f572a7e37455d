import type { InferInsertModel } from '#server/db/orm.ts'
import type { agencies, agents } from '#server/db/schema/agencies.ts'
import type { users } from '#server/db/schema/accounts.ts'
import type { individuals } from '#server/db/schema/individuals.ts'
import type { termsAcceptances } from '#server/db/schema/terms.ts'
import type { Clock } from './clock.ts'
import { dealer, weighted } from './lots.ts'
import { drawIdNumber, drawPhone, handleOf, nameDrawer, type PersonName } from './names.ts'
import { agencySeeds, namedPeople, type DemoRole } from './people-seeds.ts'
import { Rand } from './scenes/random.ts'
import { hasStreets, streetsOf } from './texts/streets.ts'
import type { Place, World } from './world.ts'

type UserRow = InferInsertModel<typeof users> & { id: number }
type AgencyRow = InferInsertModel<typeof agencies> & { id: number }
type AgentRow = InferInsertModel<typeof agents> & { id: number }
type IndividualRow = InferInsertModel<typeof individuals> & { id: number }

export interface DemoPerson {
  userId: number
  role: DemoRole
  username: string
  fullName: string
  name: string
  email: string
  cell: string
  /** Set for agents, agencies and managing agents. */
  agentId: number | null
  agencyId: number | null
  since: Date
}

export interface People {
  users: UserRow[]
  agencies: AgencyRow[]
  agents: AgentRow[]
  individuals: IndividualRow[]
  acceptances: InferInsertModel<typeof termsAcceptances>[]
  everyone: DemoPerson[]
  /** One of the accounts that visitors are invited to try. */
  byUsername: (username: string) => DemoPerson
  withRole: (...roles: DemoRole[]) => DemoPerson[]
}

const privateUsers = 64
const agentsPerAgency = [6, 5, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1]
const extraManagingAgents = 4

const agentRoles: readonly DemoRole[] = ['agency', 'agent', 'managingAgent']

/** Well-formed numbers that nobody has, and that are marked as samples. */
function ffc(r: Rand, clock: Clock) {
  const year = clock.today.slice(0, 4)
  return {
    ffcNumber: `${year} 000 ${String(r.int(1, 999)).padStart(3, '0')} (sample)`,
    ffcValidUntil: `${year}-12-31`,
  }
}

function companyNumber(r: Rand): string {
  return `${r.int(1996, 2023)}/000${String(r.int(1, 999)).padStart(3, '0')}/07 (sample)`
}

function addressIn(place: Place, r: Rand) {
  return {
    streetNumber: String(r.int(1, 480)),
    street: r.pick(streetsOf(place)),
    suburb: place.suburb,
    city: place.city,
    province: place.province,
    postalCode: place.postalCode,
  }
}

function family(person: PersonName, drawSpouse: () => PersonName, r: Rand) {
  const howMarried = weighted(r, [
    [1, 24],
    [2, 22],
    [5, 22],
    [6, 8],
    [7, 7],
    [4, 5],
    [8, 6],
    [9, 3],
    [3, 1],
    [0, 2],
  ])
  const spouse = howMarried === 1 ? drawSpouse() : undefined
  return {
    howMarried,
    spouseName: spouse?.name ?? null,
    spouseSurname: spouse ? person.surname : null,
    spouseEmail: spouse ? `${handleOf({ ...spouse, surname: person.surname })}@example.com` : null,
    spouseCellNumber: spouse ? drawPhone(r) : null,
  }
}

export interface Sealing {
  passwordHash: string
  /** Without it, values that must be encrypted are left out. */
  encrypt: ((text: string) => string) | undefined
}

export function makePeople(world: World, clock: Clock, sealing: Sealing): People {
  const r = new Rand('demo/people')
  const taken = namedPeople.map((person) => `${person.name} ${person.surname}`)
  const draw = nameDrawer(r.stream('names'), taken)
  const drawSpouse = nameDrawer(r.stream('spouses'))
  const homes = dealer(r.stream('homes'), world.places.filter(hasStreets))
  const people: DemoPerson[] = []
  const rows = {
    users: [] as UserRow[],
    agencies: [] as AgencyRow[],
    agents: [] as AgentRow[],
    individuals: [] as IndividualRow[],
    acceptances: [] as InferInsertModel<typeof termsAcceptances>[],
  }
  const handles = new Set<string>()

  function freeHandle(person: PersonName): string {
    const base = handleOf(person)
    let handle = base
    for (let n = 2; handles.has(handle); n++) handle = `${base}${n}`
    handles.add(handle)
    return handle
  }

  function add(
    person: PersonName,
    role: DemoRole,
    options: { username?: string; email?: string; agencyId?: number; since?: Date } = {},
  ): DemoPerson {
    const handle = freeHandle(person)
    const since = options.since ?? clock.ago(r.int(12, 980), r)
    const userId = rows.users.length + 1
    const email = options.email ?? `${handle}@example.com`
    const cell = drawPhone(r)
    rows.users.push({
      id: userId,
      roleId: world.role(role),
      username: options.username ?? handle,
      email,
      passwordHash: sealing.passwordHash,
      emailConfirmedAt: since,
      createdAt: since,
      updatedAt: since,
    })
    rows.acceptances.push({ userId, termsId: world.termsId, acceptedAt: since })
    const common = {
      userId,
      agencyId: options.agencyId ?? null,
      name: person.name,
      surname: person.surname,
      cellNumber: cell,
      telephone: r.chance(0.35) ? drawPhone(r, 'land') : null,
      ...addressIn(homes(), r),
      createdAt: since,
      updatedAt: since,
    }
    let agentId: number | null = null
    if (agentRoles.includes(role)) {
      agentId = rows.agents.length + 1
      rows.agents.push({ id: agentId, ...common, ...ffc(r, clock) })
    } else {
      const idNumber = drawIdNumber(r, person.woman)
      rows.individuals.push({
        id: rows.individuals.length + 1,
        ...common,
        ...family(person, drawSpouse, r),
        idNumberEncrypted: sealing.encrypt?.(idNumber) ?? null,
      })
    }
    const entry: DemoPerson = {
      userId,
      role,
      username: options.username ?? handle,
      fullName: `${person.name} ${person.surname}`,
      name: person.name,
      email,
      cell,
      agentId,
      agencyId: options.agencyId ?? null,
      since,
    }
    people.push(entry)
    return entry
  }

  for (const person of namedPeople) {
    add(person, person.role, {
      username: person.username,
      email: `${person.username}@jacaranda.example`,
      agencyId: person.agency,
      since: clock.ago(1040 - rows.users.length * 3, r),
    })
  }

  agencySeeds.forEach((seed, index) => {
    const id = index + 1
    const named = people.find((person) => person.role === 'agency' && person.agencyId === id)
    const since = seed.verified ? clock.ago(r.int(300, 1000), r) : clock.ago(r.int(2, 20), r)
    const admin = named ?? add(draw(), 'agency', { agencyId: id, since })
    rows.agencies.push({
      id,
      name: seed.name,
      userId: admin.userId,
      ...ffc(r, clock),
      companyRegNumber: companyNumber(r),
      about: seed.about,
      verifiedAt: seed.verified ? clock.after(admin.since, 30) : null,
      verifiedBy: seed.verified ? 1 : null,
      createdAt: admin.since,
      updatedAt: admin.since,
    })
    for (let n = 0; n < (agentsPerAgency[index] ?? 1); n++) {
      add(draw(), 'agent', { agencyId: id, since: clock.after(admin.since, r.int(24, 4000)) })
    }
    if (index >= 1 && index <= extraManagingAgents) add(draw(), 'managingAgent', { agencyId: id })
  })

  for (let n = 0; n < privateUsers; n++) add(draw(), 'privateUser')

  const newcomer = rows.users.at(-1)
  if (newcomer) newcomer.changePasswordOnLogin = true
  for (const user of rows.users) user.changePasswordOnLogin ??= false

  const byUsername = new Map(people.map((person) => [person.username, person]))
  return {
    ...rows,
    everyone: people,
    byUsername(username) {
      const person = byUsername.get(username)
      if (!person) throw new Error(`The demo has no account ${username}`)
      return person
    },
    withRole: (...roles) => people.filter((person) => roles.includes(person.role)),
  }
}
