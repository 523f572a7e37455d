import type { Holiday } from './meanings.ts'

/** Anyone who names one of these months means its school holidays. */
export const holidayMonths: Partial<Record<number, { holiday: Holiday; as: string }>> = {
  6: { holiday: 'winter', as: 'Winter holidays' },
  7: { holiday: 'winter', as: 'Winter holidays' },
  9: { holiday: 'september', as: 'September holidays' },
  12: { holiday: 'december', as: 'December holidays' },
}

/** Months that a school holiday touches: `school holidays in April`. */
export const monthsOfHolidays: typeof holidayMonths = {
  ...holidayMonths,
  1: { holiday: 'december', as: 'December holidays' },
  3: { holiday: 'easter', as: 'Easter holidays' },
  4: { holiday: 'easter', as: 'Easter holidays' },
  10: { holiday: 'september', as: 'September holidays' },
}
