import { easternCapeResorts } from './resorts/eastern-cape.ts'
import { freeStateResorts } from './resorts/free-state.ts'
import { gautengResorts } from './resorts/gauteng.ts'
import { kwazuluNatalBergResorts } from './resorts/kwazulu-natal-berg.ts'
import { kwazuluNatalCoastResorts } from './resorts/kwazulu-natal-coast.ts'
import { limpopoResorts } from './resorts/limpopo.ts'
import { mpumalangaResorts } from './resorts/mpumalanga.ts'
import { northWestResorts } from './resorts/north-west.ts'
import { westernCapeResorts } from './resorts/western-cape.ts'
import type { ResortSeed } from './resorts/resort-seed.ts'

export const resorts: readonly ResortSeed[] = [
  ...kwazuluNatalCoastResorts,
  ...kwazuluNatalBergResorts,
  ...mpumalangaResorts,
  ...limpopoResorts,
  ...northWestResorts,
  ...freeStateResorts,
  ...westernCapeResorts,
  ...easternCapeResorts,
  ...gautengResorts,
]
