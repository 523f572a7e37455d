/** The colours of the map. Light and dark have the same names with different values. */
export interface MapColours {
  land: string
  /** Land of other countries. */
  abroad: string
  sea: string
  park: string
  urban: string
  lake: string
  river: string
  coast: string
  border: string
  provinceBorder: string
  rail: string
  national: string
  nationalCasing: string
  road: string
  roadCasing: string
  shield: string
  shieldEdge: string
  shieldText: string
  city: string
  town: string
  suburb: string
  abroadText: string
  countryText: string
  provinceText: string
  waterText: string
  reliefText: string
  parkText: string
  airportText: string
  dot: string
  /** Around text on land. */
  halo: string
  /** Around text on the sea. */
  seaHalo: string
  route: string
  routeCasing: string
  pin: string
  pinText: string
}

export const lightColours: MapColours = {
  land: '#f6f2e8',
  abroad: '#ebe7df',
  sea: '#c8d8e3',
  park: '#dce6c8',
  urban: '#e8ddcd',
  lake: '#b5d0e1',
  river: '#a8c7db',
  coast: '#93b1c6',
  border: '#9d9388',
  provinceBorder: '#c4b8a6',
  rail: '#bbb0a2',
  national: '#f7d28a',
  nationalCasing: '#dca84f',
  road: '#ffffff',
  roadCasing: '#d8ccb8',
  shield: '#f2c565',
  shieldEdge: '#b98424',
  shieldText: '#4f3208',
  city: '#1e1a17',
  town: '#3d362e',
  suburb: '#5f564b',
  abroadText: '#867c70',
  countryText: '#94897b',
  provinceText: '#9c8c74',
  waterText: '#4f7d9c',
  reliefText: '#7d6d52',
  parkText: '#5c7a3c',
  airportText: '#6a6078',
  dot: '#3d362e',
  halo: 'rgba(251, 249, 244, 0.88)',
  seaHalo: 'rgba(200, 216, 227, 0.8)',
  route: '#6c42a6',
  routeCasing: '#ffffff',
  pin: '#6c42a6',
  pinText: '#ffffff',
}

export const darkColours: MapColours = {
  land: '#262030',
  abroad: '#1e1926',
  sea: '#121c2b',
  park: '#25352f',
  urban: '#382f46',
  lake: '#16293b',
  river: '#25425a',
  coast: '#33526b',
  border: '#7d7289',
  provinceBorder: '#51475c',
  rail: '#5b5167',
  national: '#b08a45',
  nationalCasing: '#5f4a24',
  road: '#564b63',
  roadCasing: '#1c1723',
  shield: '#d9a441',
  shieldEdge: '#8a6420',
  shieldText: '#2a1b05',
  city: '#f4eff7',
  town: '#ddd5e4',
  suburb: '#b9aec3',
  abroadText: '#93889d',
  countryText: '#8b8096',
  provinceText: '#9a8ca8',
  waterText: '#7ba5c6',
  reliefText: '#b3a184',
  parkText: '#8fb088',
  airportText: '#b0a3c4',
  dot: '#ddd5e4',
  halo: 'rgba(28, 23, 36, 0.86)',
  seaHalo: 'rgba(18, 28, 43, 0.8)',
  route: '#c9aef0',
  routeCasing: '#1c1723',
  pin: '#8a62c4',
  pinText: '#ffffff',
}
