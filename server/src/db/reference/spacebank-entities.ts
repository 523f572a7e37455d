export type SpacebankEntitySeed = { id: number; name: string }

export const spacebankEntities: readonly SpacebankEntitySeed[] = [
  { id: 1, name: 'Dial an Exchange' },
  { id: 2, name: 'RCI' },
  { id: 3, name: 'First Exchange' },
  { id: 4, name: 'iExchange' },
  { id: 5, name: 'Interval International' },
]
