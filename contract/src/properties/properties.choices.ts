export const usages = ['Residential', 'Commercial'] as const
export type Usage = (typeof usages)[number]

export const pricePeriods = ['Month', 'Day', 'm2'] as const

export const fieldTypes = ['text', 'number', 'yesno'] as const
export type FieldType = (typeof fieldTypes)[number]
