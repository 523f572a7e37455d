import readXlsxFile from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { excelSheet } from './excel.ts'
import { readPdf } from '../testing/pdf.ts'
import { pdf, pdfFacts } from './pdf.ts'
import { pdfHeading } from './pdf-head.ts'

describe('an Excel sheet', () => {
  it('stores text as text, even when it looks like a formula', async () => {
    const rows = [{ owner: '=HYPERLINK("http://evil.example")', amount: 'R 68 500', beds: 2 }]
    const sheet = await excelSheet(
      'Weeks',
      [
        { header: 'owner', value: (row) => row.owner },
        { header: 'amount', value: (row) => row.amount },
        { header: 'beds', value: (row) => row.beds },
      ],
      rows,
    )
    const [read] = await readXlsxFile(sheet)
    expect(read?.data).toEqual([
      ['owner', 'amount', 'beds'],
      ['=HYPERLINK("http://evil.example")', 'R 68 500', 2],
    ])
  })

  it('with many rows is written on a separate thread, while other work continues', async () => {
    const rows = Array.from({ length: 3000 }, (_, n) => ({ n }))
    let turns = 0
    const timer = setInterval(() => turns++, 2)
    const sheet = await excelSheet('Many', [{ header: 'n', value: (row) => row.n }], rows)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(5)
    const [read] = await readXlsxFile(sheet)
    expect(read?.data).toHaveLength(3001)
    expect(read?.data[3000]).toEqual([2999])
  })
})

describe('a PDF', () => {
  const sender = {
    companyName: 'Jacaranda',
    logo: null,
    phone: '012 555 0143',
    email: 'hello@jacaranda.example',
  }
  const head = 'Jacaranda 012 555 0143 hello@jacaranda.example'

  it('has its title and is a valid PDF file', async () => {
    const file = await pdf('Directions', (page) => {
      pdfHeading(page, sender, 'Directions')
      pdfFacts(page, [
        ['From', 'Johannesburg'],
        ['To', 'Durban'],
      ])
    })
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.toString('latin1')).toContain('/DisplayDocTitle true')
    expect(file.subarray(-6).toString().trim()).toBe('%%EOF')
    expect(await readPdf(file)).toEqual({
      title: 'Directions',
      pages: [`${head} Directions From Johannesburg To Durban`],
    })
  })

  it('shows every letter of South African and European names', async () => {
    const names =
      'Tshifhiwa Ṋemaḓodzi, Ḽufuno Ṱhovhele, Mašego Sekhukhune, Łukasz Dvořák, Zoë Müller'
    const file = await pdf(names, (page) => {
      pdfHeading(page, sender, 'Łukasz Dvořák')
      pdfFacts(page, [['Names', names]])
    })
    expect((await readPdf(file)).pages).toEqual([`${head} Łukasz Dvořák Names ${names}`])
  })

  it('continues on numbered pages without losing or splitting a line', async () => {
    const rows = Array.from({ length: 60 }, (_, n) => [`Fact ${n}`, `value ${n}`] as const)
    const { pages } = await readPdf(await pdf('Facts', (page) => pdfFacts(page, rows)))
    const numbers = pages.map((_, index) => ` Page ${index + 1} of ${pages.length}`)
    expect(pages.length).toBeGreaterThan(1)
    expect(pages.map((text, index) => text.endsWith(numbers[index] as string))).not.toContain(false)
    const facts = pages.map((text, index) => text.slice(0, -(numbers[index] as string).length))
    expect(facts.join(' ')).toBe(rows.flat().join(' '))
  })
})
