import { boolean, integer, text } from '../orm.ts'
import { users } from './accounts.ts'
import { id, instant, versioned } from './columns.ts'
import { nobody, type Replacement } from './personal.ts'

export const leadStates = ['new', 'answered', 'closed'] as const

/** Someone who wrote to us, and the state of our reply. */
export const leadColumns = () => ({
  id: id(),
  userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  message: text('message').notNull(),
  consent: boolean('consent').notNull().default(true),
  /** Only a code, never the mail server's own text. */
  error: text('error'),
  ip: text('ip'),
  requestId: text('request_id'),
  state: text('state', { enum: leadStates }).notNull().default('new'),
  note: text('note').notNull().default(''),
  answeredAt: instant('answered_at'),
  answeredBy: integer('answered_by').references(() => users.id, { onDelete: 'set null' }),
  ...versioned(),
})

/** The anonymised values of a message and its sender. */
export const anonymousLead = {
  name: nobody.fullName,
  email: nobody.email,
  phone: null,
  message: nobody.message,
  note: '',
  ip: null,
} satisfies Partial<Record<keyof ReturnType<typeof leadColumns>, Replacement>>
