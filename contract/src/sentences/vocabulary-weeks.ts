import { seasons, weekTypes } from '../weeks/weeks.choices.ts'
import type { Holiday, Phrase, Setting } from './meanings.ts'
import { phrases } from './phrases.ts'

const setting = (name: Setting, keyword: string, text: string) =>
  phrases({ is: 'setting', setting: name, keyword }, text)

const holidayWords =
  'holiday, holidays, school holiday, school holidays, hols, school hols, vacation, school vacation, break, school break'
const vakansieWords = 'vakansie, vakansies, skoolvakansie, skoolvakansies, skool vakansie'

/** Each name before each word for a holiday; in Afrikaans, as one word or as two. */
const holidaysOf = (names: string, namesInAfrikaans: string) => [
  ...names
    .split(', ')
    .flatMap((name) => holidayWords.split(', ').map((holiday) => `${name} ${holiday}`)),
  ...namesInAfrikaans
    .split(', ')
    .flatMap((name) =>
      vakansieWords.split(', ').flatMap((word) => [`${name}${word}`, `${name} ${word}`]),
    ),
]

const holiday = (name: Holiday, as: string, names: readonly string[], text: string) =>
  phrases({ is: 'holiday', holiday: name, as }, [...names, text].join(','))

/** A flexi week is a season. */
const weekTypeWords: Record<(typeof weekTypes)[number], readonly string[]> = {
  Flexi: [],
  Fixed: ['fixed', 'vaste'],
  Module: ['module', 'modular'],
  Syndicate: ['syndicate', 'syndicated', 'sindikaat'],
}

const weekdays: Record<string, [string, string]> = {
  mon: ['Monday', 'monday, maandag, mondays, mon'],
  tue: ['Tuesday', 'tuesday, dinsdag, tuesdays'],
  wed: ['Wednesday', 'wednesday, woensdag, wednesdays'],
  thu: ['Thursday', 'thursday, donderdag, thursdays, thurs'],
  fri: ['Friday', 'friday, vrydag, fridays, fri, vrydae'],
  sat: ['Saturday', 'saturday, saterdag, saturdays, saterdae, sat'],
  sun: ['Sunday', 'sunday, sondag, sundays, sondae'],
}

const beforeDays =
  'arriving, arrive, arrival, arrival day, arrives, arrivals, check in, checking in, checkin, starting, starts, start, beginning, begins, aankoms, aankomsdag, begin'.split(
    ', ',
  )
const afterDays =
  'arrival, arrivals, arrival day, check in, checkin, start, changeover, change over, to arrive, aankoms, aankomsdag'.split(
    ', ',
  )

const dayPhrases = Object.entries(weekdays).flatMap(([day, [as, text]]) =>
  text
    .split(', ')
    .flatMap((name) =>
      phrases(
        { is: 'weekday', day, as },
        [
          name,
          ...beforeDays.flatMap((lead) => [
            `${lead} ${name}`,
            `${lead} on ${name}`,
            `${lead} on a ${name}`,
            `${lead} op ${name}`,
            `${lead} op n ${name}`,
          ]),
          ...afterDays.map((tail) => `${name} ${tail}`),
          `from ${name}, from a ${name}, on ${name}, on a ${name}, kom ${name} aan, wat ${name} begin, van ${name}, vanaf ${name}, op ${name}, op n ${name}`,
          ...text
            .split(', ')
            .map(
              (end) =>
                `${name} to ${end}, ${name} tot ${end}, ${name} till ${end}, ${name} until ${end}, from ${name} to ${end}, van ${name} tot ${end}, ${name} through ${end}, ${name} ${end}`,
            ),
        ].join(','),
      ),
    ),
)

/** Those that lie in no school holiday, or are a better name for their days than the holiday is. */
const publicHolidays: readonly [as: string, month: number, date: number, names: string][] = [
  ['Human Rights Day', 3, 21, 'human rights day, menseregtedag, sharpeville day'],
  ['Freedom Day', 4, 27, 'freedom day, vryheidsdag'],
  ['Workers’ Day', 5, 1, "workers day, worker's day, may day, labour day, werkersdag"],
  ['Youth Day', 6, 16, 'youth day, jeugdag'],
  ['Women’s Day', 8, 9, "womens day, women's day, woman's day, womans day, vrouedag"],
  ['Heritage Day', 9, 24, 'heritage day, braai day, erfenisdag, braaidag'],
  ['Day of Reconciliation', 12, 16, 'day of reconciliation, reconciliation day, versoeningsdag'],
]
const aroundHolidays = [
  '',
  ' week',
  ' weekend',
  ' weekend away',
  ' long weekend',
  ' naweek',
  ' langnaweek',
  ' lang naweek',
]

const publicHolidayPhrases = publicHolidays.flatMap(([as, month, date, names]) =>
  names
    .split(', ')
    .flatMap((name) =>
      aroundHolidays.flatMap((around) =>
        phrases(
          { is: 'publicHoliday', month, date, as },
          `${name}${around}, over ${name}${around}`,
        ),
      ),
    ),
)

export const weekPhrases: readonly Phrase[] = [
  ...phrases(
    { is: 'week' },
    `week, weeks, timeshare, timeshares, time share, time shares, time-share, tshare, t share, tydeel, tyddeel, tyd deel, tydele, tydeelweek, tydeelweke, tydeel week, tydeel weke, weke, timeshare week, timeshare weeks, holiday week, holiday weeks, vakansieweek, vakansie week, vakansieweke, share block week, week timeshare, timeshare unit,
    week away, week's holiday, week holiday, one week, a week, n week, 1 week, holiday club week, holiday resort, resort, resorts, vakansieoord, vakansieoorde, oord, oorde, timeshare resort, tydeel oord, week in a resort, week at a resort, weeklange vakansie, timeshare for sale, wk, wks, week no, week nr, week number, weeknommer, week nommer, weeks no, wk no, timeshare week no, timeshare week number`,
  ),
  ...phrases(
    { is: 'club' },
    'weekend, naweek, midweek, midweek special, midweek specials, long weekend, long weekends, langnaweek, langnaweke, lang naweek, points, holiday points, holiday club, holiday club points, vacation club, vacation club points, club points, rci, rci points, rci exchange, punte, vakansieklub, spacebank, spacebanked',
  ),
  ...weekTypes.flatMap((name) =>
    phrases(
      { is: 'weekType', name },
      weekTypeWords[name]
        .map((word) => `${word} week, ${word} weeks, ${word} timeshare, ${word} weke`)
        .join(','),
    ),
  ),
  ...setting(
    'sea',
    'sea',
    'sea, the sea, die see, by die see, at the sea, at sea, near the sea, at the seaside, seaside, sea side, by the sea, kus, die kus, aan die kus, langs die kus, coast, the coast, at the coast, on the coast, along the coast, coastal, kusdorp, ocean, the ocean, see toe, seekant, seashore, seevakansie, see vakansie, sea holiday, langs die see, naby die see, the see, at the see, by the see, near the see, aan see, naby see, close to the sea, close to sea, near sea, near the coast, near the ocean, close to the ocean, by see',
  ),
  ...setting(
    'sea',
    'beach',
    'beach, the beach, at the beach, on the beach, near the beach, beaches, by the beach, by die strand, aan die strand, naby die strand, op die strand, langs die strand, teen die strand, strande, strandvakansie, strandweek, strandweke, beach holiday, sandy beach, loopafstand van die strand, loopafstand na die strand, stapafstand van die strand, stapafstand na die strand, near beach, close to the beach, close to beach',
  ),
  ...setting(
    'sea',
    'beachfront',
    'beachfront, beach front, on the beachfront, seafront, sea front, oceanfront, ocean front',
  ),
  ...setting(
    'berg',
    'mountain',
    'berg, the berg, berge, die berg, die berge, in die berg, in die berge, in the berg, at the berg, to the berg, mountain, mountains, the mountains, the mountain, in the mountains, mountain retreat, bergoord, by die berg, by die berge',
  ),
  ...setting(
    'bush',
    'bushveld',
    'bush, the bush, bushveld, the bushveld, bosveld, die bosveld, bos, die bos, in die bos, in die bosveld, in the bush, in the bushveld, bush getaway, bush break',
  ),
  ...setting(
    'bush',
    'game',
    'game reserve, game reserves, game park, game, wild, wildlife, wildreservaat, wildtuin, wildpark, safari, game drives, big five, big 5, groot vyf, die wildtuin, game viewing, nature reserve, natuurreservaat',
  ),
  ...setting(
    'city',
    'city',
    'city, the city, in the city, stad, die stad, in die stad, city break, stadsvakansie, urban, in town, stedelik, city centre',
  ),
  ...seasons
    .flatMap((season) =>
      phrases(
        { is: 'season', season },
        [
          season,
          `${season} season`,
          `${season} week`,
          `${season} weeks`,
          `${season} time`,
          `${season} timeshare`,
        ].join(','),
      ),
    )
    .filter(({ words }) => words.length > 1 || words[0] === 'flexi'),
  ...phrases(
    { is: 'season', season: 'Peak 1' },
    'peak, peak season, peak week, peak weeks, peak time, high season, high time, hoogseisoen, piek, piektyd, piekseisoen, spitstyd, spits seisoen, spitsseisoen, piek seisoen, peak period, hoog seisoen, piek tyd, peak times, piekweek, piekweke, super peak',
  ),
  ...phrases(
    { is: 'season', season: 'Red' },
    'red, rooi, rooi week, rooi seisoen, rooi tyd, red time, rooi weke, mid season, middelseisoen, rooiseisoen',
  ),
  ...phrases(
    { is: 'season', season: 'White' },
    'white, wit, wit week, wit seisoen, white time, wit weke, witseisoen',
  ),
  ...phrases(
    { is: 'season', season: 'Blue' },
    'blue, blou, blou week, blou seisoen, blue time, low season, laagseisoen, buite seisoen, off peak, off season, laag seisoen, buiteseisoen, blou weke, off peak season, out of season, low peak',
  ),
  ...phrases(
    { is: 'season', season: 'Flexi' },
    'flexible week, flexi week, fleksi, fleksi week, floating week, flexi time, flexible weeks, flexitime',
  ),
  ...holiday(
    'december',
    'December holidays',
    holidaysOf(
      'december, dec, christmas, xmas, summer, festive, festive season, new year, december january, dec jan',
      'desember, kers, somer, feestyd, desember januarie',
    ),
    `boxing day, day of goodwill, christmas eve, christmas day, kersdag, oukersaand, tweede kersdag, christmas, xmas, christmas time, christmas week, over christmas, festive season, festive, new year, new years, new year's, new year's eve, new years eve, kersfees, kerstyd, kers, nuwejaar, nuwe jaar, oujaar, feestyd, kersseisoen, over december, december time, christmas and new year, kersfees en nuwejaar, over new year, kersweek, over kersfees, december january, dec jan, december and january, december or january, december to january, dec to jan, mid december to january, mid december to early january, mid december to mid january, desember tot januarie, middel desember tot januarie, middel desember tot begin januarie, desember januarie, desember en januarie`,
  ),
  ...holiday(
    'easter',
    'Easter holidays',
    holidaysOf('easter, april, march, autumn, march april, apr', 'paas, april, herfs, maart'),
    `good friday, easter friday, easter monday, easter sunday, family day, goeie vrydag, paasmaandag, paassondag, easter, easter weekend, over easter, easter week, paas, paasfees, paasnaweek, paas naweek, paastyd, over paasnaweek, paasweek`,
  ),
  ...holiday(
    'winter',
    'Winter holidays',
    holidaysOf(
      'winter, june, july, june july, june and july, mid year, midyear, jun, jul',
      'winter, junie, julie, junie julie',
    ),
    `june july, winter, junie julie`,
  ),
  ...holiday(
    'september',
    'September holidays',
    holidaysOf(
      'september, sept, sep, spring, october, oct, sept oct, september october',
      'september, lente, oktober',
    ),
    `spring, lente`,
  ),
  ...holiday(
    'any',
    'School holidays',
    [],
    `school holiday, school holidays, schoolholidays, skoolvakansie, skool vakansie, skoolvakansies, school vacation, school break, school hols, skoolvakansietyd, skool vakansies`,
  ),
  ...publicHolidayPhrases,
  // Winter and spring are their school holidays; these seasons are longer than theirs.
  ...phrases({ is: 'month', month: 3, until: 5 }, 'autumn, in autumn, herfs, in die herfs'),
  ...phrases({ is: 'month', month: 12, until: 2 }, 'summer, in summer, somer, in die somer'),
  ...dayPhrases,
]
