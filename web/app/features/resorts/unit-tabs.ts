export const unitTabs = [
  { id: 'facilities', label: 'Facilities' },
  { id: 'directions', label: 'Directions' },
  { id: 'layout', label: 'Layout' },
  { id: 'media', label: 'Media' },
] as const

export type UnitTab = (typeof unitTabs)[number]['id']

export function unitTabOf(text: string | null): UnitTab {
  return unitTabs.find(({ id }) => id === text)?.id ?? 'facilities'
}
