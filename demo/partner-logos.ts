import { sql } from '#server/db/orm.ts'
import { transaction, type Database } from '#server/db/connect.ts'
import { pictureJson } from '#server/kit/picture.sql.ts'
import { withoutChangeLog } from '#server/db/quiet.ts'
import { settings } from '#server/db/schema/settings.ts'
import { drawnPictures, drawPicture, recordPictures, type Studio } from './picture-store.ts'
import { slugOf, wordMarks } from './word-marks.ts'

/** The company's pictures have keys of this kind, so that the settings may reference them. */
const keyOf = (name: string) => `company-demo-${slugOf(name)}`

/** Gives the sample partners their logos; one with a logo or a different name is skipped. */
export async function fillPartnerLogos(studio: Studio): Promise<void> {
  const { database } = studio
  const bare = await database.sql<{ name: string }[]>`
    select partner ->> 'name' as name
      from settings, jsonb_array_elements(value -> 'partners') as partner
     where key = 'company' and partner -> 'logo' = 'null'`
  const marks = wordMarks.filter((mark) => bare.some(({ name }) => name === mark.name))
  if (marks.length === 0) return
  const ready = await drawnPictures(
    studio,
    marks.map(({ name }) => keyOf(name)),
  )
  const drawn = []
  for (const mark of marks.filter(({ name }) => !ready.has(keyOf(name)))) {
    const { name, svg } = mark
    drawn.push(await drawPicture(studio, { key: keyOf(name), alt: name, svg, walls: [] }))
  }
  await recordPictures(database, drawn)
  await showLogos(
    database,
    marks.map(({ name }) => name),
  )
}

function showLogos(database: Database, names: readonly string[]): Promise<void> {
  return transaction(database, null, (tx) =>
    withoutChangeLog(tx, [settings], async () => {
      for (const name of names) {
        await tx.execute(sql`
          update settings set value = jsonb_set(value, '{partners}', (
            select jsonb_agg(case
              when partner ->> 'name' = ${name} and partner -> 'logo' = 'null'
              then partner || jsonb_build_object('logo', ${pictureJson}::jsonb)
              else partner end order by place)
            from jsonb_array_elements(value -> 'partners') with ordinality as p (partner, place)))
          from images i where settings.key = 'company' and i.key = ${keyOf(name)}`)
      }
    }),
  )
}
