import readXlsxFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { referenceField } from '#contract/listing-imports/import-fields.ts'
import * as calls from '#contract/listing-imports/listing-imports.calls.ts'
import { listingImportsTexts as texts } from '#contract/listing-imports/listing-imports.messages.ts'
import { propertiesTexts } from '#contract/properties/properties.messages.ts'
import { formatRand } from '#contract/values/rand.ts'
import { excelSheet } from '../../kit/excel.ts'
import { useApi } from '../../testing/api.ts'
import { anAgency, aUser, type TestUser } from '../../testing/builders.ts'
import { heading, importSteps, line } from '../../testing/import-steps.ts'
import { continueImports, workOnImport } from './import-work.ts'

const api = useApi()

const { anAgencyOf, upload, settled, check, run, rowsOf, listingsOf } = importSteps(api)

describe('importing listings', () => {
  it('recognises the columns, checks without changing anything, and adds listings that await their fee', async () => {
    const { agency, admin } = await anAgencyOf()
    const { body } = await upload(admin, `${heading}\n${line('A-1', 1_500_000)}\n${line('A-2', 0)}`)
    expect(body.mapping.slice(0, 4)).toEqual([referenceField, 'kind', 'type', 'shortDescription'])
    expect(body.mapping[9]).toMatch(/^field:/)
    const checked = await check(admin, body)
    expect(checked.counts).toMatchObject({ new: 1, refused: 1 })
    expect(await listingsOf(agency.id)).toEqual([])
    await api.by(admin)(calls.runImport, { id: body.id })
    await settled(admin, body.id, 'done')
    const [listing, ...more] = await listingsOf(agency.id)
    expect(more).toEqual([])
    expect(listing).toMatchObject({
      reference: 'A-1',
      price: '1500000.00',
      bedrooms: 3,
      published: false,
      status: 'AP',
      owner: admin.id,
    })
  })

  it('shows of a new listing what a wrong column or a misspelt suburb would change', async () => {
    const { admin } = await anAgencyOf()
    const { body } = await upload(
      admin,
      'Ref,For,Per,Type,Title,Price,Town,Suburb,Available\n' +
        'R-1,Rent,m2,House,By the metre,120,Pretoria,Hatfeild,2026-12-01',
    )
    expect(body.mapping.slice(0, 3)).toEqual([referenceField, 'kind', 'pricePer'])
    await check(admin, body)
    const [row] = await rowsOf(admin, body.id)
    expect([row?.problems, row?.changes]).toEqual([
      [],
      [`To rent at ${formatRand(120)} per month per m²`, texts.suburbUnknown('Hatfeild')],
    ])
  })

  it('updates by own reference and touches only what the file changes', async () => {
    const { agency, admin } = await anAgencyOf()
    await run(admin, `${heading}\n${line('B-1', 1_000_000)}\n${line('B-2', 2_000_000)}`)
    const again = await run(admin, `Ref,Price\nb-1,1000000\nB-2,1 900 000`)
    expect(again.counts).toMatchObject({ new: 0, changed: 1, same: 1, refused: 0 })
    const rows = await rowsOf(admin, again.id)
    expect(rows[1]?.changes).toEqual([
      `Price from ${formatRand(2_000_000)} to ${formatRand(1_900_000)}`,
    ])
    const listings = await listingsOf(agency.id)
    expect(listings.map(({ price, bedrooms }) => [price, bedrooms])).toEqual([
      ['1000000.00', 3],
      ['1900000.00', 3],
    ])
    const logged = await api.services.database.sql<{ fields: string[] }[]>`
      select array(select jsonb_object_keys(after)) as fields from change_log
      where table_name = 'properties' and action = 'update' and row_id = ${String(listings[1]?.id)}`
    expect(logged.map(({ fields }) => fields)).toEqual([['price', 'version']])
  })

  it('assigns 500 listings to an agency’s five agents, and changes nothing the second time', async () => {
    const { agency, admin, team } = await anAgencyOf(5)
    const rows = Array.from({ length: 500 }, (_row, at) => {
      const { email } = team[at % team.length] as TestUser
      return `${line(`N-${at}`, 1_000_000 + at * 1000)},${email}`
    })
    const file = [`${heading},Agent email`, ...rows].join('\n')
    const first = await run(admin, file)
    expect(first.counts).toMatchObject({ new: 500, refused: 0 })
    const listed = () => api.services.database.sql`
      select agent_id, count(*)::int as listings, max(version)::int as version from properties
      where agency_id = ${agency.id} and deleted_at is null group by agent_id order by agent_id`
    const after = await listed()
    expect(after.map(({ agent_id, listings }) => [agent_id, listings])).toEqual(
      team.map(({ personId }) => [personId, 100]),
    )
    const second = await run(admin, file)
    expect(second.counts).toMatchObject({ new: 0, changed: 0, same: 500, refused: 0 })
    expect(await listed()).toEqual(after)
  })

  it('reports errors by row and column, and accepts the corrected file', async () => {
    const { agency, admin, team } = await anAgencyOf(1)
    const file = `${heading},Agent email
${line('C-1', 900_000)},${team[0]?.email}
,For Sale,House,No reference,x,1,Gauteng,Pretoria,Lynnwood,3,
C-3,For Sale,Castle,Nice,x,500000,Gauteng,Pretoria,Lynnwood,three,
C-4,Swap,House,Nice,x,500000,Gauteng,Atlantis City,Lynnwood,3,nobody@example.com
c-1,For Sale,House,Twice,x,500000,Gauteng,Pretoria,Lynnwood,3,`
    const done = await run(admin, file)
    expect(done.counts).toMatchObject({ new: 1, refused: 4 })
    expect((await listingsOf(agency.id))[0]?.owner).toBe(team[0]?.id)
    const rows = await rowsOf(admin, done.id)
    expect(rows.map(({ problems }) => problems)).toEqual([
      [],
      [{ column: 'Ref', message: texts.referenceRequired }],
      [
        { column: 'Type', message: texts.typeUnknown('Castle') },
        { column: 'Bedrooms', message: propertiesTexts.numberExpected },
      ],
      [
        { column: 'Listing type', message: texts.kindUnknown },
        { column: 'Town', message: texts.cityUnknown('Atlantis City') },
        { column: 'Agent email', message: texts.agentUnknown },
      ],
      [{ column: 'Ref', message: texts.referenceTwice(2) }],
    ])
    const { status, body } = await api.by(admin)(calls.downloadCorrections, { id: done.id })
    expect(status).toBe(200)
    const [sheet] = await readXlsxFile(Buffer.from(body.content))
    expect(sheet?.data).toHaveLength(5)
    expect(String(sheet?.data[1]?.[0])).toContain(`Ref: ${texts.referenceRequired}`)
    const corrected = await excelSheet(
      'To correct',
      (sheet?.data[0] ?? []).map((header, place) => ({
        header: String(header),
        value: (row: unknown[]) =>
          String(header) === 'Type' ? 'House' : (row[place] as string | number | null),
      })),
      sheet?.data.slice(2, 3) ?? [],
    )
    const second = await upload(admin, corrected, 'corrected.xlsx')
    expect(second.body.headings).not.toContain('What to correct')
    const checked = await check(admin, second.body)
    expect((await rowsOf(admin, checked.id))[0]?.problems.map(({ column }) => column)).toEqual([
      'Bedrooms',
    ])
  })

  it('remembers how columns were mapped, including which ones were left out', async () => {
    const { admin } = await anAgencyOf()
    const { body } = await upload(admin, 'Ref,Rooms,Title\nD-1,3,Nice')
    const bedrooms = body.fields.find(({ label }) => label === 'Bedrooms')?.key ?? null
    await check(admin, { ...body, mapping: [referenceField, bedrooms, null] })
    const next = await upload(admin, 'Title,Rooms,Ref\nNice,3,D-1')
    expect(next.body.mapping).toEqual([null, bedrooms, referenceField])
  })

  it('is undone: new listings are removed, changed ones restored, and those edited since stay', async () => {
    const { agency, admin } = await anAgencyOf()
    const first = await run(
      admin,
      `${heading}\n${line('E-1', 1_000_000)}\n${line('E-2', 2_000_000)}`,
    )
    const second = await run(
      admin,
      `${heading}\n${line('E-1', 1_100_000)}\n${line('E-2', 2_200_000)}\n${line('E-3', 3_000_000)}`,
    )
    await api.services.database.sql`
      update properties set price = 2500000 where agency_id = ${agency.id} and own_reference = 'E-2'`
    await api.by(admin)(calls.undoImport, { id: second.id })
    const undone = await settled(admin, second.id, 'undone')
    expect(undone.counts).toMatchObject({ undone: 2, kept: 1 })
    const prices = async () =>
      (await listingsOf(agency.id)).map(({ reference, price }) => [reference, Number(price)])
    expect(await prices()).toEqual([
      ['E-1', 1_000_000],
      ['E-2', 2_500_000],
    ])
    expect((await rowsOf(admin, second.id))[1]?.problems[0]?.message).toBe(texts.editedSince)
    // Restoring is also a change, so the first import no longer undoes that listing.
    await api.by(admin)(calls.undoImport, { id: first.id })
    await settled(admin, first.id, 'undone')
    expect(await prices()).toHaveLength(2)
  })

  it('leaves a listing under offer alone', async () => {
    const { agency, admin } = await anAgencyOf()
    await run(admin, `${heading}\n${line('F-1', 1_000_000)}`)
    await api.services.database.sql`
      update properties set status_id = 1034 where agency_id = ${agency.id}`
    const again = await run(admin, `Ref,Price\nF-1,5`)
    expect(again.counts).toMatchObject({ refused: 1, changed: 0 })
  })

  it('is resumed by a job if a process has ended in the middle', async () => {
    const { agency, admin } = await anAgencyOf()
    const { body } = await upload(admin, `${heading}\n${line('G-1', 1_000_000)}`)
    await check(admin, body)
    await api.services.database.sql`
      update listing_imports set state = 'importing', claimed_by = 'gone', claimed_at = now()
      where id = ${body.id}`
    await workOnImport(api.services, body.id)
    expect(await listingsOf(agency.id)).toEqual([])
    await api.services.database.sql`
      update listing_imports set claimed_at = now() - interval '5 minutes' where id = ${body.id}`
    await continueImports(api.services)
    expect(await listingsOf(agency.id)).toHaveLength(1)
  })

  it('refuses files and mappings with their exact messages', async () => {
    const { admin } = await anAgencyOf()
    const message = async (content: string | Buffer, name?: string) =>
      (await upload(admin, content, name)).body.message
    expect(await message('Ref,Price')).toBe(texts.empty)
    expect(await message(Buffer.from('PK\u0003\u0004 no zip at all'), 'a.xlsx')).toBe(
      texts.unreadable,
    )
    expect(await message(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'a.xls')).toBe(texts.oldExcel)
    const { body } = await upload(admin, 'Ref,Price\nH-1,5')
    const check = async (mapping: (string | null)[]) =>
      (await api.by(admin)(calls.checkImport, { id: body.id, mapping, defaults: {} })).error
    expect(await check([null, 'price'])).toMatchObject({
      code: 'invalidInput',
      message: texts.referenceUnmapped,
    })
    expect((await check([referenceField, referenceField])).message).toBe(
      texts.mappedTwice('Own reference'),
    )
    expect((await check([referenceField])).message).toBe(texts.wrongLength)
    expect((await api.by(admin)(calls.runImport, { id: body.id })).error.message).toBe(texts.notNow)
  })

  it('is for the administrator of the agency and a Super Admin', async () => {
    const { admin, team, agency } = await anAgencyOf(1)
    const { body } = await upload(admin, 'Ref,Price\nI-1,5')
    const agent = api.by(team[0] as TestUser)
    expect((await agent(calls.getImport, { id: body.id })).status).toBe(403)
    const other = await anAgencyOf()
    expect((await api.by(other.admin)(calls.getImport, { id: body.id })).status).toBe(404)
    expect((await api.by(other.admin)(calls.listImports, {})).body.items).toEqual([])
    const superAdmin = await api.as('superAdmin')
    const listed = await superAdmin(calls.listImports, { agencyId: agency.id })
    expect(listed.body.items.map(({ id }) => id)).toEqual([body.id])
    const unverified = await anAgency(api.services, { verified: false })
    const waiting = await aUser(api.services, { role: 'agency', agencyId: unverified.id })
    expect((await upload(waiting, 'Ref\n1')).body.message).toBe(texts.agencyUnverified)
    const template = await api.by(admin)(calls.downloadTemplate, {})
    expect(template.status).toBe(200)
  })
})
