import { describe, expect, it } from 'vitest'
import { hasKeyword, keywordTerms, wordsIn } from './keyword.ts'
import { synonymGroups } from './synonyms.ts'

const finds = (keyword: string, text: string) => hasKeyword(wordsIn(text), keyword)

describe('a keyword', () => {
  it.each([
    ['erf', 'Large stand in a quiet street'],
    ['plots', 'An erf of 900 m²'],
    ['flat', 'Modern apartments'],
    ['woonstel', 'Ground-floor flat'],
    ['granny flat', 'With a flatlet'],
    ['flatlet', 'and a granny flat behind'],
    ['inverter', 'Solar panels on the roof'],
    ['backup power', 'Inverter: 5 kVA'],
    ['barbecue', 'Built-in Braai'],
    ['huis', 'House with a view'],
    ['swembad tuin', 'Pool. Big garden.'],
    ['pakhuis', 'Warehouse'],
    ['gated community', 'Security Estate or Complex'],
    ['Balconies', 'A balcony'],
    ['gard', 'A gardener comes weekly'],
    ['swimming pool', 'a swimming bath and a pool'],
    ['FIBRE', 'fiber to the home'],
    ['vesel', 'Fibre'],
    ['seesig', 'View: Sea'],
    ['noordfront', 'Facing: North-east'],
    ['loading bay', 'Loading Docks'],
    ['driefase', 'Three-phase Power (A)'],
    ['A-grade', 'Grade: A'],
    ['B&B', 'Guest House or Lodge'],
    ["maid's room", 'Staff Room'],
    ['BIC', 'Built-in Cupboards'],
    ['alarmstelsel', 'Alarm'],
    ['raadsaal', 'Boardrooms'],
    ['deeltitel', 'Sectional Title'],
    ['spreekkamers', 'Medical Suite'],
    ['double storey', 'Storeys 2'],
    ['dubbelverdieping', 'A double-storey home'],
    ['aircon', 'An air-conditioned house'],
    ['air conditioning', 'Airconditioned offices'],
    ['air-conditioned', 'Air Conditioning'],
    ['electric fence', 'Electrified fencing'],
    ['burglar bars', 'Burglar-proofing on all windows'],
    ['cctv', 'A camera at the gate'],
    ['built-in cupboards', 'A built-in cupboard'],
    ['irrigation', 'The garden is irrigated'],
    ['solar panels', 'A solar panel for the geyser'],
  ])('%s finds “%s”', (keyword, text) => expect(finds(keyword, text)).toBe(true))

  it.each([
    ['erf', 'Standard finishes'],
    ['flatlet', 'A flat for granny'],
    ['ocean view', 'A view of the sea'],
    ['pool house', 'Pool'],
    ['!', 'Anything'],
    ['furnished', 'Unfurnished'],
    ['unfurnished', 'Furnished'],
    ['A-grade', 'Grade: B, with a view'],
    ['B&B', 'Big balcony'],
  ])('%s does not find “%s”', (keyword, text) => expect(finds(keyword, text)).toBe(false))

  it('takes the longest known phrase as one term, and at most eight words', () => {
    expect(keywordTerms('big granny flat big').map(({ words }) => words)).toEqual([
      ['big'],
      ['granny', 'flat'],
    ])
    expect(keywordTerms('a b c d e f g h i j')).toHaveLength(8)
  })
})

describe('the synonyms', () => {
  it('are normalised as in searches, each phrase once', () => {
    const all = synonymGroups.flat()
    expect(all.filter((phrase) => wordsIn(phrase).join(' ') !== phrase)).toEqual([])
    expect(all.filter((phrase, at) => all.indexOf(phrase) !== at)).toEqual([])
  })
})
