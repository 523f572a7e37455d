import { sql, check, pgTable, text, uniqueIndex } from '../orm.ts'
import { id, money, versioned } from './columns.ts'
import { notPersonal } from './personal.ts'

/** Amounts include VAT. */
export const fees = pgTable(
  'fees',
  { id: id(), name: text('name').notNull(), amount: money('amount').notNull(), ...versioned() },
  (t) => [
    uniqueIndex('fees_name_unique').on(sql`lower(${t.name})`),
    check('fees_amount_range', sql`${t.amount} > 0 and ${t.amount} <= 100000`),
  ],
)

notPersonal(fees, { name: 'the name of a fee' })
