import { beforeAll, describe, expect, it } from 'vitest'
import { formatDistance, formatDuration, origins } from '#contract/resorts/directions.ts'
import * as calls from '#contract/resorts/resorts.calls.ts'
import { useApi } from '../../testing/api.ts'
import { shortCredit } from '#contract/maps/map-credits.ts'
import { readPdf, withPlainSpaces } from '../../testing/pdf.ts'
import { aWeek } from '../../testing/week-builders.ts'

const api = useApi()

beforeAll(async () => {
  await aWeek(api.services, { published: true, sellPrice: '50000' })
  await aWeek(api.services, { published: true, sellPrice: '42000' })
  await aWeek(api.services, {
    published: true,
    sellPrice: '1000',
    hideAfter: '2020-01-01',
    status: 'S',
  })
  await aWeek(api.services, { resortCode: 'SABI' })
})

describe('resorts', () => {
  it('are listed for everyone with their published weeks and lowest price', async () => {
    const { body } = await api.visitor(calls.listResorts, {})
    expect(body.length).toBeGreaterThan(50)
    expect(body.find(({ resortCode }) => resortCode === 'CABA')).toMatchObject({
      resortName: 'Cabana Beach',
      resortRegion: [{ code: 'NCST' }],
      province: 'KwaZulu-Natal',
      available: 2,
      fromPrice: 42000,
      lat: -29.7302,
      long: 31.0864,
    })
    expect(body.find(({ resortCode }) => resortCode === 'SABI')).toMatchObject({
      available: 0,
      fromPrice: null,
    })
  })

  it('with published weeks are the first tab', async () => {
    const { body } = await api.visitor(calls.listResortsWithWeeks, {})
    expect(body.map(({ resortCode }) => resortCode)).toEqual(['CABA'])
  })

  it('are choices of the search and of the sell form', async () => {
    const { body } = await api.visitor(calls.listResortChoices, {})
    expect(body.regions.find(({ regionCode }) => regionCode === 'GAUT')).toEqual({
      regionId: 18,
      regionCode: 'GAUT',
      regionName: 'Gauteng',
    })
    expect(body.resorts.find(({ resortCode }) => resortCode === 'CABA')?.available).toBe(2)
  })
})

describe('a resort', () => {
  it('is found by its code, regardless of case, and by its id', async () => {
    for (const x of ['CABA', 'caba', '102']) {
      const { body } = await api.visitor(calls.getResort, { x })
      expect(body).toMatchObject({
        resortId: 102,
        resortCode: 'CABA',
        schemeName: 'Cabana Beach',
        available: 2,
      })
      expect(body.description.length).toBeGreaterThan(0)
      expect(body.seasonCalendar).toHaveLength(52)
      expect(body.unitTypes.length).toBeGreaterThan(0)
      expect(body.media[0]?.prCategory).toBe('Website')
    }
  })

  it('named Silver Sands is always the first of the two', async () => {
    for (const x of ['SILV2', 'silv', 'XSILVX', '107']) {
      expect((await api.visitor(calls.getResort, { x })).body.resortCode).toBe('SILV1')
    }
  })

  it('that does not exist is 404, and an invalid code is refused', async () => {
    expect((await api.visitor(calls.getResort, { x: 'NOSUCH' })).status).toBe(404)
    expect((await api.visitor(calls.getResort, { x: '99999' })).status).toBe(404)
    expect((await api.visitor(calls.getResort, { x: 'a b' })).status).toBe(422)
  })

  it('is also returned with the field names of the old front end', async () => {
    const { body } = await api.visitor(calls.getResortData, { id: 102 })
    expect(body).toMatchObject({
      prName: 'Cabana Beach',
      prLatitude: -29.7302,
      prLongitude: 31.0864,
      prPostAdd1: '-29.7302,31.0864',
      weeksAvailable: 2,
    })
    expect((await api.visitor(calls.getResortData, { id: 99_999 })).status).toBe(404)
  })

  it('has facilities on the premises and nearby', async () => {
    const on = await api.visitor(calls.listFacilities, { id: 'MANZ', site: 'On' })
    const off = await api.visitor(calls.listFacilities, { id: 'MANZ', site: 'Off' })
    expect(on.body[0]).toEqual({ category: 'Pools', description: 'Swimming pools with slides' })
    expect(off.body.map(({ category }) => category)).toContain('Hospital')
    expect(
      (await api.visitor(calls.listFacilities, { id: 'SILV2', site: 'On' })).body.length,
    ).toBeGreaterThan(0)
    expect(
      (await api.visitor(calls.listFacilities, { id: 'MANZ', site: 'Near' } as never)).status,
    ).toBe(422)
    expect((await api.visitor(calls.listFacilities, { id: '../x', site: 'On' })).status).toBe(422)
  })
})

describe('directions', () => {
  it('lead from Johannesburg to Cabana Beach in about 600 km', async () => {
    const { body } = await api.visitor(calls.getDirections, { x: 'CABA', from: 'johannesburg' })
    expect(body).toMatchObject({
      fromName: 'Johannesburg',
      resortName: 'Cabana Beach',
      source: 'embedded',
    })
    expect(body.distance).toBeGreaterThan(570)
    expect(body.distance).toBeLessThan(630)
    expect(body.steps[0]?.text).toBe('Take the N3 towards Durban')
    expect(body.line.length).toBeGreaterThan(5)
  })

  it('are available from fifteen places only', async () => {
    expect(origins).toHaveLength(15)
    for (const { code } of origins) {
      expect((await api.visitor(calls.getDirections, { x: '601', from: code })).status).toBe(200)
    }
    expect(
      (await api.visitor(calls.getDirections, { x: 'CABA', from: 'mars' } as never)).status,
    ).toBe(422)
    expect((await api.visitor(calls.getDirections, { x: 'NOSUCH', from: 'durban' })).status).toBe(
      404,
    )
  })

  it('can be saved as a PDF with the same text', async () => {
    const { status, body, headers } = await api.visitor(calls.downloadDirections, {
      x: 'COTE',
      from: 'or-tambo',
    })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toContain('directions-or-tambo-cote.pdf')
    const shown = (await api.visitor(calls.getDirections, { x: 'COTE', from: 'or-tambo' })).body
    const { title, pages } = await readPdf(body.content)
    expect(title).toBe(`From ${shown.fromName} to ${shown.resortName}`)
    expect(title).toContain('La Côte d')
    const text = pages.join(' ')
    expect(text).toContain(title)
    expect(text).toContain(withPlainSpaces(`Distance ${formatDistance(shown.distance)}`))
    const drive = `Driving time (without stops) ${formatDuration(shown.minutes)}`
    expect(text).toContain(withPlainSpaces(drive))
    expect(text).toContain('towards Margate')
    // The map, with its names and credits.
    expect(text).toContain(shortCredit(true))
    expect(text).toContain('Pietermaritzburg')
    for (const [at, step] of shown.steps.entries())
      expect(text).toContain(`${at + 1}. ${step.text}`)
    expect(text).not.toContain(`${shown.steps.length + 1}. `)
  })
})
