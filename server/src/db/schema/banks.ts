import { sql, pgTable, text, uniqueIndex } from '../orm.ts'
import { id, versioned } from './columns.ts'
import { notPersonal } from './personal.ts'

export const banks = pgTable(
  'banks',
  {
    id: id(),
    name: text('name').notNull(),
    universalBranchCode: text('universal_branch_code').notNull(),
    ...versioned(),
  },
  (t) => [uniqueIndex('banks_name_unique').on(sql`lower(${t.name})`)],
)

notPersonal(banks, { name: 'the name of a bank' })
