/**
 * One letter for each of the 52 weeks of a resort's year, week 1 being that of 1 January:
 * 1 to 4 for Peak 1 to Peak 4, R Red, W White, B Blue, F Flexi.
 * The peaks follow the school holidays: December (1), Easter (2), July (3), September (4);
 * the weeks between them follow the local climate.
 */
export const seasonCalendars = {
  /** Warm all year; busiest in summer, and July is mild enough to swim. */
  kznCoast: '11RRRWWWWWWR22RRRBBBBBBWW333RRBBBBBWWW44WWWRRRRRR111',
  /** Green summers and clear autumns fill up; the frost of midwinter is quiet. */
  berg: '11RRWWWWRRRR22RRWWWWBBBBB333RBBBBBWWWW44RRRRWWWWR111',
  /** Game is best seen in the dry winter; the heat of February is the low point. */
  lowveld: '11WWBBBBBWWW22RRRWWWRRRRR333RRRRRRRRRR44WWWWWRRRR111',
  /** Misty summers, crisp autumns and a cold, quiet winter on the escarpment. */
  highlands: '11RRWWWWWRRR22RRRWWWWBBBB333RRBBBBBWWW44RRRRWWWWR111',
  /** Close to the cities, so long weekends are busy; late summer is hot and quiet. */
  bushveld: '11RRWWWBBBWW22RRRWWWWBBBB333RRRWWWWRRR44RRRWWWWWR111',
  /** Pools and water in summer; the dry cold from May to August is quiet. */
  hartbeespoort: '11RRRRWWWWWW22RRRWWWBBBBB333BBBBBBWWWW44RRRRWWWWR111',
  /** City weekends throughout the year, with a quiet winter. */
  highveld: '11RRRWWWWWWW22RRWWWWWBBBB333BBBBBBBWWW44RRRRWWWWW111',
  /** Thirteen peak weeks; the other thirty-nine float and are booked year by year. */
  flexiClub: '11FFFFFFFFF222FFFFFFFFFFF333FFFFFFFFFF44FFFFFFFFF111',
  /** Busy in autumn and spring; midwinter nights are far below zero. */
  freeState: '11RRRRWWWRRR22RRRWWWBBBBB333BBBBBBBBWW44RRRRRWWWR111',
  /** Dry, long summers against wet, windy winters. */
  capeCoast: '11RRRRRRRRRW22WWWBBBBBBBB333BBBBBBBWWW44WWWWWRRRR111',
  /** Harvest in autumn, hot springs and fireplaces in winter, flowers in spring. */
  capeInland: '11RRRRRRRRRR22RRRWWWWWWWW333BBBBWWWRRR44RRRRWWWWW111',
  /** Fierce summers, cold nights in winter, and the flower season of August and September. */
  cederberg: '11BBBBBBWWWW22RRRRWWWWWWW333BBBRRRRRRR44RRRRWWWWW111',
  /** Summer holidays by the sea, and a quiet, mild winter. */
  easternCapeCoast: '11RRRRWWWWWW22WWWBBBBBBBB333BBBBBBBWWW44WWWWWRRRR111',
} as const
