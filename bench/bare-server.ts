import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { today } from '../contract/src/values/day.ts'
import { connect } from '../server/src/db/connect.ts'

interface Walk {
  text: string
  place: number | undefined
}

/** What anyone would write first: a server with the obvious SQL and nothing else. */
async function main() {
  const { sql } = connect(process.argv[2] ?? '', { max: 4 })
  const app = Fastify()
  const columns = { province: 'province', city: 'city', suburb: 'suburb' } as const

  app.get<{ Querystring: Record<string, string> }>('/search', async ({ query }) => {
    const values: unknown[] = [query.minPrice, today()]
    let where = `p.published and p.usage = 'Residential' and p.is_sale and p.price >= $1
      and (p.hide_after is null or p.hide_after >= $2)`
    for (const [name, column] of Object.entries(columns)) {
      if (query[name]) where += ` and p.${column}_id = $${values.push(query[name])}`
    }
    const order = query.sort === 'low' ? 'p.price, p.id' : 'p.created_at desc, p.id desc'
    const items = await sql.unsafe(
      `select p.id, p.short_description, p.price, p.suburb, p.city, p.province, p.bedrooms, p.bathrooms,
        p.garages, p.reference, p.created_at, s.description as status, i.address_key, i.placeholder, i.alt,
        (select count(*) from property_images n where n.property_id = p.id) as pictures
      from properties p join statuses s on s.id = p.status_id
      left join property_images c on c.property_id = p.id and c.is_default
      left join images i on i.id = c.image_id
      where ${where} order by ${order} limit 20`,
      values,
    )
    const [count] = await sql.unsafe(
      `select count(*)::int as total from (select from properties p where ${where} limit 1001) c`,
      values,
    )
    return { items, total: count?.total as number }
  })

  app.get<{ Params: { id: string } }>('/property/:id', async ({ params }) => {
    const [property] = await sql`
      select p.*, s.description as status, t.description as type from properties p
      join statuses s on s.id = p.status_id join property_types t on t.id = p.property_type_id
      where p.id = ${params.id} and p.published`
    return property
  })

  let walks: Walk[] = []
  /** The first rival's own statement: what is left is the cost of HTTP and of the driver. */
  app.get<{ Params: { n: string }; Querystring: { min: string } }>(
    '/walk/:n',
    async ({ params, query }, reply) => {
      const { text, place } = walks[Number(params.n)] as Walk
      const values = place === undefined ? [query.min] : [query.min, place]
      const cards = await sql
        .unsafe(text, values, { name: `walk_${params.n}`, planOnce: true })
        .texts()
      reply.header('content-type', 'application/json')
      return `[${cards.join(',')}]`
    },
  )

  await app.listen({ port: 0, host: '127.0.0.1' })
  process.send?.({ port: (app.server.address() as AddressInfo).port })
  process.on('message', (message: 'stop' | { walks: Walk[] }) => {
    if (message === 'stop') process.exit(0)
    walks = message.walks
  })
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
