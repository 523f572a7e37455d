import type { Sql } from '../server/src/db/sql.ts'

/** The pictures that all generated listings share. */
const pictures = 600

/** The added listings. */
export interface Added {
  firstId: number
  count: number
}

const mine = ({ firstId, count }: Added) => `p.id >= ${firstId} and p.id < ${firstId + count}`

/** Six to twelve pictures for each listing, the first of them its cover. */
export async function addPictures(sql: Sql, added: Added): Promise<void> {
  await sql.unsafe(`
    insert into images (key, width, height, bytes, placeholder, alt, sha256)
    select 'bench-' || n, 1600, 1067, 180000,
      'data:image/webp;base64,' || repeat(encode(sha256(n::text::bytea), 'base64'), 3),
      'Picture ' || n || ' of the house from the garden', 'bench-' || n
    from generate_series(1, ${pictures}) n on conflict do nothing`)
  const [pool] = await sql<{ first: number; count: number }[]>`
    select min(id) as first, count(*)::int as count from images where sha256 like 'bench-%'`
  if (!pool) throw new Error('The pictures were not added')
  // Thirteen is coprime with their number: a listing shows no picture twice.
  await sql.unsafe(`
    insert into property_images (property_id, image_id, is_default, rank)
    select p.id, ${pool.first} + (p.id * 7 + k * 13) % ${pool.count}, k = 0, k
    from properties p cross join lateral generate_series(0, 5 + p.id % 7) k where ${mine(added)}`)
}

/** Values of about eight fields of each listing: half of those that its usage has, at most ten. */
export async function addValues(sql: Sql, added: Added): Promise<void> {
  await sql.unsafe(`
    insert into property_field_values (property_id, field_id, value)
    select p.id, f.id, case f.type when 'yesno' then 'Yes' when 'number' then (1 + (p.id + f.id) % 5)::text
      else 'As seen on the plan' end
    from properties p
    join (
      select f.id, f.type, g.usage, row_number() over (order by f.rank, f.id) as n
      from fields f join field_groups g on g.id = f.group_id) f
      on f.usage in (p.usage, 'Both') and (f.n + p.id) % 2 = 0 and f.n <= 20
    where ${mine(added)}`)
}

/**
 * Every fifth listing had a different price once, usually a higher one; a few changed it this
 * month.
 */
export async function addPriceChanges(sql: Sql, added: Added): Promise<void> {
  await sql.unsafe(`
    insert into listing_history (property_id, at, from_price, to_price, from_per, to_per, from_status, to_status)
    select p.id, greatest(p.created_at, now() - make_interval(days => (p.id % 400)::int)),
      round(p.price * case when p.id % 4 = 0 then 0.95 else 1.06 end, -3), p.price,
      p.price_per, p.price_per, s.code, s.code
    from properties p join statuses s on s.id = p.status_id
    where ${mine(added)} and p.published and p.id % 5 = 0`)
}
