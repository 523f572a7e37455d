export interface Access {
  /** The place in the road graph where the last stretch starts. */
  from: string
  km: number
  /** Kilometres per hour on that stretch; gravel is slower than tar. */
  speed: number
}

const tar = 45
const gravel = 38

/** The last stretch to each resort of the catalogue, by code. */
export const resortAccess: Readonly<Record<string, Access>> = {
  UMHS: { from: 'Umhlanga', km: 2.5, speed: tar },
  CABA: { from: 'Umhlanga', km: 2.5, speed: tar },
  LALU: { from: 'Umhlanga', km: 5, speed: tar },
  BREAK: { from: 'Umhlanga', km: 3, speed: tar },
  DBNSP: { from: 'Durban', km: 3, speed: tar },
  SILV1: { from: 'Durban', km: 3.5, speed: tar },
  SILV2: { from: 'Durban', km: 3.5, speed: tar },
  MARBC: { from: 'Margate', km: 1.5, speed: tar },
  MARGS: { from: 'Margate', km: 1.5, speed: tar },
  COTE: { from: 'Margate', km: 2, speed: tar },
  UVON: { from: 'Uvongo', km: 1.5, speed: tar },
  GLEN: { from: 'Glenmore Beach', km: 1, speed: tar },
  PORTE: { from: 'Port Edward', km: 2, speed: tar },
  LAMO: { from: 'Ballito', km: 3, speed: tar },
  ILLO: { from: 'Illovo Beach', km: 1.5, speed: tar },
  DRAK: { from: 'Champagne Valley', km: 7, speed: tar },
  CAYL: { from: 'Champagne Valley', km: 5, speed: tar },
  CHAMP: { from: 'Champagne Valley', km: 2, speed: tar },
  FAIR: { from: 'Champagne Valley', km: 6, speed: tar },
  ALPI: { from: 'Alpine Heath turn-off', km: 6, speed: tar },
  CAST: { from: 'Underberg', km: 24, speed: 60 },
  MIDL: { from: 'Mooi River', km: 9, speed: tar },
  SABI: { from: 'Hazyview', km: 2, speed: tar },
  KRUG: { from: 'Hazyview', km: 3, speed: tar },
  SANB: { from: 'Hazyview', km: 3, speed: tar },
  BURC: { from: 'Hazyview', km: 10, speed: 60 },
  PINE: { from: 'White River', km: 7, speed: tar },
  LVLDG: { from: 'White River', km: 2, speed: tar },
  NGWE: { from: 'Marloth Park turn-off', km: 13, speed: 55 },
  JACK: { from: 'Marloth Park turn-off', km: 14, speed: tar },
  MJEJ: { from: 'Hectorspruit', km: 5, speed: tar },
  SUDW: { from: 'Montrose', km: 12, speed: 60 },
  VERL: { from: 'Dullstroom', km: 27, speed: 50 },
  CRYS: { from: 'Pilgrim’s Rest', km: 12, speed: gravel },
  MABU: { from: 'Mabula turn-off', km: 8, speed: gravel },
  MABA: { from: 'Mabalingwe turn-off', km: 4, speed: tar },
  AMAN: { from: 'Hartbeespoort', km: 5, speed: tar },
  MAGP: { from: 'Hartbeespoort', km: 6, speed: tar },
  DIKH: { from: 'Brits', km: 32, speed: 75 },
  SUNC: { from: 'Sun City', km: 1, speed: tar },
  KING: { from: 'Sun City', km: 7, speed: 60 },
  BAKU: { from: 'Sun City', km: 8, speed: 60 },
  KIAR: { from: 'Clarens', km: 4, speed: tar },
  QWAN: { from: 'Sterkfontein Dam', km: 3, speed: tar },
  BEAC: { from: 'Plettenberg Bay', km: 2, speed: tar },
  FORM: { from: 'Plettenberg Bay', km: 4, speed: tar },
  KAGG: { from: 'Op-die-Berg', km: 54, speed: gravel },
  OWEN: { from: 'Velddrif', km: 3, speed: tar },
  LERM: { from: 'Franschhoek', km: 2, speed: tar },
  AVAL: { from: 'Montagu', km: 4, speed: tar },
  KNYS: { from: 'Knysna', km: 3, speed: tar },
  PENI: { from: 'Cape Town', km: 4.5, speed: tar },
  HOLE: { from: 'Coffee Bay', km: 19, speed: gravel },
  BROO: { from: 'Gqeberha', km: 4, speed: tar },
  MANZ: { from: 'Olifantsfontein', km: 9, speed: tar },
}
