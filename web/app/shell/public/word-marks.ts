import dialAnExchange from './word-marks/dial-an-exchange.svg?no-inline'
import firstExchange from './word-marks/first-exchange.svg?no-inline'
import intervalInternational from './word-marks/interval-international.svg?no-inline'
import rci from './word-marks/rci.svg?no-inline'

/**
 * The sample partners' names in plain letters, outlined from Inter (SIL Open Font License): not
 * imitations of logos. Shown until a partner's logo is uploaded.
 */
export const wordMarks: Record<string, { src: string; width: number; height: number } | undefined> =
  {
    RCI: { src: rci, width: 238, height: 168 },
    'Dial an Exchange': { src: dialAnExchange, width: 862, height: 168 },
    'Interval International': { src: intervalInternational, width: 1008, height: 168 },
    'First Exchange': { src: firstExchange, width: 754, height: 168 },
  }
