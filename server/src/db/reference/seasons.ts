export type SeasonColourRole = 'peak' | 'red' | 'white' | 'blue' | 'flexi'
export type SeasonLetter = '1' | '2' | '3' | '4' | 'R' | 'W' | 'B' | 'F'

export type SeasonSeed = {
  id: number
  name: string
  /** The letter of this season in a resort's calendar. */
  letter: SeasonLetter
  /** Its design token: season-peak, season-red and so on. */
  colourRole: SeasonColourRole
  rank: number
}

/** The four peaks follow the school holidays: December, Easter, July and September. */
export const seasons: readonly SeasonSeed[] = [
  { id: 1, name: 'Peak 1', letter: '1', colourRole: 'peak', rank: 1 },
  { id: 2, name: 'Peak 2', letter: '2', colourRole: 'peak', rank: 2 },
  { id: 3, name: 'Peak 3', letter: '3', colourRole: 'peak', rank: 3 },
  { id: 4, name: 'Peak 4', letter: '4', colourRole: 'peak', rank: 4 },
  { id: 5, name: 'Red', letter: 'R', colourRole: 'red', rank: 5 },
  { id: 6, name: 'White', letter: 'W', colourRole: 'white', rank: 6 },
  { id: 7, name: 'Blue', letter: 'B', colourRole: 'blue', rank: 7 },
  { id: 8, name: 'Flexi', letter: 'F', colourRole: 'flexi', rank: 8 },
]
