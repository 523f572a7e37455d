import { sql, char, integer, pgTable, text, uniqueIndex } from '../orm.ts'
import { id, versioned } from './columns.ts'
import { notPersonal } from './personal.ts'

export const seasons = pgTable(
  'seasons',
  {
    id: id(),
    name: text('name').notNull(),
    /** The code of this season in a resort's calendar. */
    letter: char('letter', { length: 1 }).notNull(),
    colourRole: text('colour_role').notNull(),
    rank: integer('rank').notNull().default(0),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('seasons_name_unique').on(sql`lower(${t.name})`),
    uniqueIndex('seasons_letter_unique').on(t.letter),
  ],
)

notPersonal(seasons, { name: 'the name of a season' })
