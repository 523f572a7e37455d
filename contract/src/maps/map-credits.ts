/** In the corner of every map, as a link to the full list of sources. */
export function shortCredit(ngi: boolean): string {
  const sources = ['Who’s On First', 'GeoNames', 'Natural Earth']
  return ngi ? ['© NGI South Africa / ISCGM', ...sources].join(' · ') : `© ${sources.join(' · ')}`
}

/** The outlines of the province choosers have fewer sources. */
export const provinceCredit = 'Who’s On First · Natural Earth'

export interface MapSource {
  name: string
  text: string
  url: string
}

const ngiSource: MapSource = {
  name: 'Global Map of the Republic of South Africa',
  text: '© ISCGM / State Copyright, Department of Rural Development and Land Reform, Chief Directorate of National Geo-spatial Information. Roads, railways, built-up areas and dams.',
  url: 'https://ngi.gov.za',
}

const openSources: readonly MapSource[] = [
  {
    name: 'Who’s On First',
    text: 'Provinces, the South African coast and the positions of places. Its own work is in the public domain (CC0).',
    url: 'https://whosonfirst.org/docs/licenses/',
  },
  {
    name: 'GeoNames',
    text: 'Positions of places, under Creative Commons Attribution (CC BY).',
    url: 'https://www.geonames.org',
  },
  {
    name: 'Quattroshapes',
    text: '© Foursquare Labs. Positions of places, under Creative Commons Attribution (CC BY).',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  },
  {
    name: 'GSHHG',
    text: 'Rivers, lagoons and harbours in detail, by Wessel and Smith (SOEST, NOAA), under the GNU Lesser General Public License.',
    url: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
  },
  {
    name: 'Natural Earth',
    text: 'Neighbouring countries and large rivers, in the public domain.',
    url: 'https://www.naturalearthdata.com',
  },
]

export function mapSources(ngi: boolean): readonly MapSource[] {
  return ngi ? [ngiSource, ...openSources] : openSources
}
