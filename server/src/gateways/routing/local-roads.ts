import type { Place } from './places.ts'

/** Junctions and suburbs of the metros, and towns that no road in the main table passes. */
export const localPlaces: Record<string, Place> = {
  Akasia: [-25.65, 28.093],
  Alberton: [-26.2679, 28.1223],
  'Allandale interchange': [-26.018, 28.118],
  'Atterbury interchange': [-25.785, 28.285],
  'Beyers Naudé interchange': [-26.115, 27.955],
  'Black River interchange': [-33.945, 18.49],
  Bellville: [-33.9, 18.63],
  Boksburg: [-26.212, 28.2596],
  'Boksburg interchange': [-26.17, 28.25],
  Botshabelo: [-29.267, 26.7],
  'Brakfontein interchange': [-25.895, 28.167],
  Bredasdorp: [-34.5322, 20.0403],
  'Buccleuch interchange': [-26.047, 28.103],
  Bushbuckridge: [-24.838, 31.075],
  'Camps Bay': [-33.951, 18.378],
  Centurion: [-25.8589, 28.1858],
  Chatsworth: [-29.912, 30.885],
  Cullinan: [-25.6709, 28.5236],
  Diepsloot: [-25.9331, 28.0121],
  Durbanville: [-33.8308, 18.6486],
  'EB Cloete interchange': [-29.83, 30.95],
  Edenvale: [-26.141, 28.1525],
  'Fish Hoek': [-34.136, 18.43],
  Fourways: [-26.014, 28.01],
  Gansbaai: [-34.583, 19.3505],
  Germiston: [-26.215, 28.164],
  'Geldenhuys interchange': [-26.212, 28.135],
  Gonubie: [-32.9443, 28.015],
  'Gillooly’s interchange': [-26.172, 28.14],
  'Gordon’s Bay': [-34.163, 18.869],
  Hammanskraal: [-25.4, 28.27],
  Hermanus: [-34.4187, 19.2345],
  Hoedspruit: [-24.3512, 30.9533],
  Houghton: [-26.165, 28.055],
  'Hout Bay': [-34.043, 18.354],
  Irene: [-25.879, 28.223],
  Isipingo: [-29.98, 30.93],
  Ixopo: [-30.15, 30.0833],
  'Jeffreys Bay': [-34.0453, 24.9215],
  Kariega: [-33.7556, 25.4007],
  'Kempton Park': [-26.1, 28.229],
  Kleinmond: [-34.3394, 19.0341],
  'Koeberg interchange': [-33.905, 18.5],
  'La Lucia': [-29.75, 31.064],
  Langebaan: [-33.0975, 18.0315],
  Lanseria: [-25.94, 27.926],
  Lephalale: [-23.683, 27.7],
  Magaliesburg: [-25.998, 27.545],
  'Malibongwe interchange': [-26.085, 27.985],
  'Maraisburg interchange': [-26.185, 27.935],
  'Marble Hall': [-24.97, 29.293],
  Mdantsane: [-32.9332, 27.7766],
  Meyerton: [-26.558, 28.02],
  Milnerton: [-33.866, 18.498],
  'Mitchells Plain': [-34.048, 18.618],
  'Mount Edgecombe interchange': [-29.72, 31.05],
  Muizenberg: [-34.106, 18.468],
  Newlands: [-33.97, 18.46],
  Phalaborwa: [-23.943, 31.1411],
  Phoenix: [-29.704, 31.006],
  Pinetown: [-29.8207, 30.8867],
  'Proefplaas interchange': [-25.745, 28.275],
  'R300 interchange': [-33.995, 18.65],
  Randburg: [-26.0941, 28.0012],
  'Reading interchange': [-26.255, 28.135],
  'Richards Bay': [-28.783, 32.0377],
  'Rigel interchange': [-25.835, 28.255],
  'Rivonia interchange': [-26.043, 28.063],
  Roodepoort: [-26.1625, 27.8725],
  Rosebank: [-26.146, 28.042],
  Saldanha: [-33.0117, 17.9442],
  Sandton: [-26.1076, 28.0567],
  'Grayston interchange': [-26.098, 28.073],
  Sasolburg: [-26.8136, 27.8169],
  Secunda: [-26.5158, 29.1911],
  'Silver Lakes': [-25.779, 28.37],
  'Simon’s Town': [-34.1934, 18.4358],
  Soshanguve: [-25.523, 28.1],
  Soweto: [-26.2678, 27.8585],
  'St Francis Bay': [-34.167, 24.83],
  'St Lucia': [-28.3762, 32.4118],
  Stanford: [-34.4394, 19.4562],
  Struisbaai: [-34.802, 20.043],
  'Table View': [-33.825, 18.491],
  Tokai: [-34.065, 18.455],
  'Tyger Valley': [-33.875, 18.635],
  Umlazi: [-29.969, 30.883],
  'Uncle Charlie’s interchange': [-26.262, 27.985],
  Vanderbijlpark: [-26.7, 27.82],
  Westville: [-29.833, 30.925],
  'William Nicol interchange': [-26.045, 28.02],
  'Wingfield interchange': [-33.895, 18.53],
  Wynberg: [-34.005, 18.471],
  'Zambesi interchange': [-25.685, 28.275],
}

/**
 * The motorways and main streets of the metros and the roads to smaller towns, with the speed of an
 * ordinary day, for drive times only: directions use the main table. Each line is a road, its speed
 * and the places on it; a stretch is slightly longer than the straight line.
 */
export const localRoads = `
N1 90: Grasmere, Uncle Charlie’s interchange, Maraisburg interchange, Beyers Naudé interchange, Malibongwe interchange
N1 90: Malibongwe interchange, William Nicol interchange, Rivonia interchange, Buccleuch interchange, Allandale interchange
N1 90: Allandale interchange, Midrand, Brakfontein interchange, Rigel interchange, Atterbury interchange
N1 95: Atterbury interchange, Proefplaas interchange, Zambesi interchange, Hammanskraal, Bela-Bela
N3 90: Buccleuch interchange, Edenvale, Gillooly’s interchange, Geldenhuys interchange, Reading interchange
N3 105: Reading interchange, Heidelberg
N4 95: Proefplaas interchange, Silver Lakes, Bronkhorstspruit
N4 95: Zambesi interchange, Akasia, Brits
N12 90: Uncle Charlie’s interchange, Reading interchange
N12 95: Gillooly’s interchange, Boksburg interchange, Benoni
N12 100: Uncle Charlie’s interchange, Potchefstroom
N14 85: Brakfontein interchange, Diepsloot, Lanseria, Krugersdorp
N14 75: Brakfontein interchange, Centurion, Pretoria
N17 90: Reading interchange, Germiston, Springs
R21 90: Pretoria, Rigel interchange, Irene, Olifantsfontein
R21 85: OR Tambo International Airport, Kempton Park
R24 85: Gillooly’s interchange, OR Tambo International Airport
R24 80: Krugersdorp, Magaliesburg, Rustenburg
R25 50: Buccleuch interchange, Kempton Park
R59 95: Reading interchange, Alberton, Meyerton, Vereeniging, Sasolburg, Parys
R80 75: Pretoria, Akasia, Soshanguve
R511 45: Sandton, William Nicol interchange
R511 50: William Nicol interchange, Fourways, Diepsloot
R511 75: Diepsloot, Hartbeespoort
R512 55: Randburg, Malibongwe interchange, Lanseria
R512 70: Lanseria, Hartbeespoort
R513 65: Pretoria, Cullinan
R24 60: Johannesburg, Maraisburg interchange, Roodepoort, Krugersdorp
R57 85: Vereeniging, Vanderbijlpark
M1 70: Uncle Charlie’s interchange, Johannesburg, Houghton, Grayston interchange, Buccleuch interchange
M1 40: Houghton, Rosebank, Sandton
M2 60: Johannesburg, Geldenhuys interchange, Germiston, Boksburg
M9 35: Grayston interchange, Sandton, Rivonia interchange
M13 35: Sandton, Randburg
M70 50: Uncle Charlie’s interchange, Soweto
R21 50: Boksburg interchange, Boksburg
N17 100: Springs, Secunda, Bethal
N1 75: Cape Town, Koeberg interchange, Wingfield interchange, Tyger Valley, Brackenfell
N2 75: Cape Town, Black River interchange, Cape Town International Airport, R300 interchange, Somerset West
N7 90: Wingfield interchange, Malmesbury
R27 65: Koeberg interchange, Milnerton, Table View
R27 95: Table View, Langebaan
R45 85: Langebaan, Saldanha, Vredenburg turn-off
R300 85: Mitchells Plain, R300 interchange, Brackenfell
M3 65: Cape Town, Newlands, Wynberg, Tokai, Muizenberg
M4 40: Muizenberg, Fish Hoek, Simon’s Town
M5 70: Koeberg interchange, Black River interchange, Wynberg, Muizenberg
M6 45: Cape Town, Camps Bay, Hout Bay
M63 45: Wynberg, Hout Bay
M13 45: Tyger Valley, Durbanville
M16 50: Tyger Valley, Bellville
R310 65: R300 interchange, Stellenbosch
R44 70: Somerset West, Gordon’s Bay, Kleinmond, Botrivier
R43 85: Botrivier, Hermanus
R43 80: Hermanus, Stanford, Gansbaai
R316 90: Caledon, Bredasdorp, Struisbaai
R319 90: Swellendam, Bredasdorp
N2 85: Isipingo, EB Cloete interchange, Mount Edgecombe interchange, Umhlanga
N2 90: Amanzimtoti, Isipingo
N3 75: Durban, EB Cloete interchange, Westville, Pinetown, Hillcrest
M4 65: Durban, La Lucia, Umhlanga, Ballito
M1 50: EB Cloete interchange, Chatsworth
M4 60: Durban, Isipingo, Umlazi
M41 70: Mount Edgecombe interchange, Umhlanga
R102 50: Mount Edgecombe interchange, Phoenix
R34 85: Empangeni, Richards Bay
R618 80: Mtubatuba, St Lucia
R56 75: Pietermaritzburg, Ixopo, Kokstad
N2 100: Humansdorp, Jeffreys Bay, Gqeberha
R330 75: Humansdorp, St Francis Bay
R75 80: Gqeberha, Kariega
N2 65: East London, Gonubie
M17 55: East London, Mdantsane, Qonce
N8 90: Bloemfontein, Botshabelo, Thaba Nchu
R40 75: Hazyview, Bushbuckridge, Hoedspruit, Phalaborwa
R71 85: Tzaneen, Phalaborwa
R33 85: Vaalwater, Lephalale
N11 85: Groblersdal, Marble Hall, Roedtan
`
