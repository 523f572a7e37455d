import { seasonCalendars } from '../season-calendars.ts'
import type { ResortSeed } from './resort-seed.ts'

export const gautengResorts: readonly ResortSeed[] = [
  {
    id: 801,
    resortCode: 'MANZ',
    resortName: 'Manzi Monate',
    regionCode: 'GAUT',
    province: 'Gauteng',
    town: 'Kempton Park',
    addressLines: ['Off the R21, near Olifantsfontein', 'Kempton Park'],
    postalCode: '1619',
    lat: -25.9004,
    lng: 28.2806,
    setting: 'river',
    legalBasis: 'share block',
    termYears: null,
    accommodation: 'Self-catering chalet',
    description: [
      'Manzi Monate (“pleasant water”) is a small garden resort between Johannesburg and Pretoria. The chalets are set around pools and lawns under old trees.',
      'It is close to the airport and both cities, which makes it a good stop before or after a flight, a base for visiting family, or a weekend away without a long drive.',
    ],
    facilities: [
      { category: 'Pools', description: 'Swimming pools with slides', site: 'On' },
      { category: 'Garden', description: 'Lawns and braai areas', site: 'On' },
      { category: 'Children', description: 'Playground', site: 'On' },
      { category: 'Sport', description: 'Tennis and volleyball', site: 'On' },
      { category: 'Services', description: 'Weekday housekeeping', site: 'On' },
      { category: 'Nature', description: 'Rietvlei Nature Reserve, 10 km', site: 'Off' },
      { category: 'Outings', description: 'Smuts House Museum, Irene, 8 km', site: 'Off' },
      { category: 'Shops', description: 'Irene Village Mall, 9 km', site: 'Off' },
      { category: 'Golf', description: 'Irene Country Club, 9 km', site: 'Off' },
      { category: 'Hospital', description: 'Midrand, 15 km', site: 'Off' },
    ],
    media: [
      { prCategory: 'Website', prSite: 'https://www.example.com/resorts/manzi-monate' },
      { prCategory: 'Facebook', prSite: 'https://www.example.com/facebook/manzi-monate' },
      { prCategory: 'YouTube', prSite: 'https://www.example.com/youtube/manzi-monate' },
    ],
    unitTypes: [
      { name: 'Studio', bedrooms: 0, maxSleep: 4 },
      { name: '1 bedroom', bedrooms: 1, maxSleep: 4 },
      { name: '2 bedrooms', bedrooms: 2, maxSleep: 6 },
    ],
    seasonCalendar: seasonCalendars.highveld,
  },
]
