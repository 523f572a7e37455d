import type { PlaceholderKind } from '#contract/mail/placeholders.ts'

export type PlaceholderFormatSeed = {
  id: number
  displayName: string
  /** Stored with the placeholder and read back by the renderer, so a format's text never changes. */
  format: string
  kind: PlaceholderKind
  example: { value: string; shown: string }
}

export const placeholderFormats: readonly PlaceholderFormatSeed[] = [
  {
    id: 1,
    displayName: 'Plain text',
    format: 'text',
    kind: 'text',
    example: { value: 'Cabana Beach', shown: 'Cabana Beach' },
  },
  {
    id: 2,
    displayName: 'Capital letters',
    format: 'text:upper',
    kind: 'text',
    example: { value: 'Cabana Beach', shown: 'CABANA BEACH' },
  },
  {
    id: 3,
    displayName: 'Rand',
    format: 'rand:0',
    kind: 'money',
    example: { value: '68500', shown: 'R 68 500' },
  },
  {
    id: 4,
    displayName: 'Rand and cents',
    format: 'rand:2',
    kind: 'money',
    example: { value: '68500', shown: 'R 68 500.00' },
  },
  {
    id: 5,
    displayName: 'Whole number',
    format: 'number:0',
    kind: 'number',
    example: { value: '1340', shown: '1 340' },
  },
  {
    id: 6,
    displayName: 'Number with two decimals',
    format: 'number:2',
    kind: 'number',
    example: { value: '1340.5', shown: '1 340.50' },
  },
  {
    id: 7,
    displayName: 'Day, month and year',
    format: 'date:d MMMM yyyy',
    kind: 'date',
    example: { value: '2027-07-02', shown: '2 July 2027' },
  },
  {
    id: 8,
    displayName: 'Short date',
    format: 'date:d MMM yyyy',
    kind: 'date',
    example: { value: '2027-07-02', shown: '2 Jul 2027' },
  },
  {
    id: 9,
    displayName: 'Weekday and date',
    format: 'date:EEEE d MMMM yyyy',
    kind: 'date',
    example: { value: '2027-07-02', shown: 'Friday 2 July 2027' },
  },
  {
    id: 10,
    displayName: 'Year, month, day',
    format: 'date:yyyy-MM-dd',
    kind: 'date',
    example: { value: '2027-07-02', shown: '2027-07-02' },
  },
  {
    id: 11,
    displayName: 'Yes or No',
    format: 'yesno',
    kind: 'yesno',
    example: { value: 'true', shown: 'Yes' },
  },
]
