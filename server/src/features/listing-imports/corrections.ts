import {
  importFields,
  plainHeading,
  problemsHeading,
} from '#contract/listing-imports/import-fields.ts'
import { excelSheet } from '../../kit/excel.ts'
import type { findRefused } from './listing-imports.queries.ts'

type Refused = Awaited<ReturnType<typeof findRefused>>

/**
 * The refused rows as they were, with the errors in the first column; once corrected, the file is
 * imported again.
 */
export function correctionsSheet(headings: readonly string[], rows: Refused): Promise<Buffer> {
  type Row = Refused[number]
  return excelSheet<Row>(
    'To correct',
    [
      {
        header: problemsHeading,
        value: ({ line, problems }) =>
          [`Line ${line}.`, ...problems.map(({ column, message }) => `${column}: ${message}`)].join(
            ' ',
          ),
        width: 60,
      },
      ...headings.map((header, place) => ({
        header,
        value: ({ cells }: Row) => cells[place] ?? '',
      })),
    ],
    rows,
  )
}

const example: Record<string, string> = {
  ownReference: 'ABC-1001',
  usage: 'Residential',
  kind: 'Sale',
  type: 'House',
  shortDescription: 'Family home with a garden',
  description: 'Three bedrooms and a study.',
  price: '2650000',
  province: 'Gauteng',
  city: 'Pretoria',
  suburb: 'Lynnwood',
  streetNumber: '12',
  streetName: 'Queens Crescent',
  showAddress: 'No',
  pictures: 'https://www.example.com/1.jpg | https://www.example.com/2.jpg',
}

/** An empty file with all columns, and one sample row. */
export function templateSheet(userFields: readonly { label: string }[]): Promise<Buffer> {
  const known = new Set(importFields.map(({ label }) => plainHeading(label)))
  const named = new Set<string>()
  const more = userFields.filter(({ label }) => {
    const name = plainHeading(label)
    if (known.has(name) || named.has(name)) return false
    named.add(name)
    return true
  })
  return excelSheet(
    'Listings',
    [
      ...importFields.map(({ key, label }) => ({ header: label, value: () => example[key] ?? '' })),
      ...more.map(({ label }) => ({ header: label, value: () => '' })),
    ],
    [null],
  )
}
