import type { Database } from '../server/src/db/connect.ts'

const places = ['', 'province_id, ', 'city_id, ', 'suburb_id, ']
const orders = { newest: 'created_at', price: 'price' }

/**
 * The author of the bare server would give its SQL the indexes that it needs; the program has none
 * of them.
 */
export async function addBareIndexes({ sql }: Pick<Database, 'sql'>): Promise<void> {
  for (const [order, column] of Object.entries(orders)) {
    for (const [level, place] of places.entries()) {
      await sql.unsafe(`create index if not exists bare_${order}_${level}
        on properties (usage, is_sale, ${place}${column}, id) where published`)
    }
  }
  await sql`analyze properties`
}
