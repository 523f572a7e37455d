import { describe, expect, it } from 'vitest'
import { wellKnownKeys } from '#contract/places/importance.ts'
import { referenceGazetteer } from '../../testing/reference-places.ts'

const gazetteer = referenceGazetteer()
const first = (typed: string) => gazetteer.suggest(typed)[0]?.key

/** What people type, and the key of the place they mean. */
const said = `
Gauteng > gauteng
gauteng province > gauteng
GP > gauteng
Guateng > gauteng
Gauten > gauteng
KZN > kwazulu-natal
Kwazulu Natal > kwazulu-natal
Kwa-Zulu Natal > kwazulu-natal
Kwazulu-Nathal > kwazulu-natal
Natal > kwazulu-natal
Western Cape > western-cape
Westen Cape > western-cape
Wes-Kaap > western-cape
Vrystaat > free-state
Freestate > free-state
Limpompo > limpopo
Mpumulanga > mpumalanga
Mpumalange > mpumalanga
Northwest > north-west
North West Province > north-west
Noord-Kaap > northern-cape
Eastern Cape > eastern-cape
Joburg > johannesburg.gauteng
Jo'burg > johannesburg.gauteng
Jozi > johannesburg.gauteng
JHB > johannesburg.gauteng
Johanesburg > johannesburg.gauteng
Johannesberg > johannesburg.gauteng
Johannersburg > johannesburg.gauteng
Pta > pretoria.gauteng
Pretoira > pretoria.gauteng
Preotria > pretoria.gauteng
Tshwane > pretoria.gauteng
Tswane > pretoria.gauteng
Kaapstad > cape-town.western-cape
Capetown > cape-town.western-cape
Cape Twon > cape-town.western-cape
CPT > cape-town.western-cape
Durbs > durban.kwazulu-natal
eThekwini > durban.kwazulu-natal
Durbin > durban.kwazulu-natal
PE > gqeberha.eastern-cape
Port Elizabeth > gqeberha.eastern-cape
Port Elisabeth > gqeberha.eastern-cape
Gqeberah > gqeberha.eastern-cape
Qgeberha > gqeberha.eastern-cape
Bloem > bloemfontein.free-state
Bloemfontien > bloemfontein.free-state
Maritzburg > pietermaritzburg.kwazulu-natal
Pietermaritsburg > pietermaritzburg.kwazulu-natal
PMB > pietermaritzburg.kwazulu-natal
Mbombela > nelspruit.mpumalanga
Nelspriut > nelspruit.mpumalanga
Emalahleni > witbank.mpumalanga
Grahamstown > makhanda.eastern-cape
Uitenhage > kariega.eastern-cape
King Williams Town > qonce.eastern-cape
Ptown > pinetown.kwazulu-natal
CT > cape-town.western-cape
Pine Town > pinetown.kwazulu-natal
Stelenbosch > stellenbosch.western-cape
Stellenbosh > stellenbosch.western-cape
Stellies > stellenbosch.western-cape
Franchhoek > franschhoek.western-cape
Franschoek > franschhoek.western-cape
Umlanga > umhlanga.kwazulu-natal
Umhlanga > umhlanga.kwazulu-natal
uMhlanga > umhlanga.kwazulu-natal
Umhlanga Rocks > umhlanga-rocks.umhlanga.kwazulu-natal
Umlanga Rocks > umhlanga-rocks.umhlanga.kwazulu-natal
Balito > ballito.kwazulu-natal
Amanzimtoti > amanzimtoti.kwazulu-natal
Toti > amanzimtoti.kwazulu-natal
Plett > plettenberg-bay.western-cape
Plettenburg Bay > plettenberg-bay.western-cape
J-Bay > jeffreys-bay.eastern-cape
Jefferys Bay > jeffreys-bay.eastern-cape
Jeffreysbaai > jeffreys-bay.eastern-cape
Mosselbaai > mossel-bay.western-cape
Mosel Bay > mossel-bay.western-cape
Knynsa > knysna.western-cape
Hermanis > hermanus.western-cape
Harties > hartbeespoort.north-west
Hartebeespoort > hartbeespoort.north-west
Hartbeespoort Dam > hartbeespoort.north-west
Potch > potchefstroom.north-west
Rustenberg > rustenburg.north-west
Centurian > centurion.gauteng
Midrand > midrand.gauteng
Mid Rand > midrand.gauteng
Sandton > sandton.gauteng
Santon > sandton.gauteng
Roodeport > roodepoort.gauteng
Vanderbijl Park > vanderbijlpark.gauteng
Vereniging > vereeniging.gauteng
Kempton > kempton-park.gauteng
Houtbaai > hout-bay.western-cape
Somerset-West > somerset-west.western-cape
Simonstown > simon-s-town.western-cape
Fishhoek > fish-hoek.western-cape
Kuilsrivier > kuils-river.western-cape
Betties Bay > betty-s-bay.western-cape
Richardsbaai > richards-bay.kwazulu-natal
Polokwani > polokwane.limpopo
Pietersburg > polokwane.limpopo
Warmbaths > bela-bela.limpopo
Pretoria East > pretoria-east
Pta East > pretoria-east
Pretoria-Oos > pretoria-east
Pretoria Eest > pretoria-east
Pretoria North > pretoria-north
Pretoria West > pretoria-west
The Moot > the-moot
Old East Pretoria > pretoria-old-east
Joburg North > northern-suburbs-johannesburg
Joburg South > southern-suburbs-johannesburg
East Rand > east-rand
the East Rand > east-rand
West Rand > west-rand
Ekhuruleni > ekurhuleni
Vaal Triangle > vaal-triangle
The Vaal > vaal-triangle
Fourways area > greater-fourways
Sandton area > greater-sandton
Winelands > cape-winelands
the Winelands > cape-winelands
Cape Winlands > cape-winelands
Boland > cape-winelands
Atlantic Seaboard > atlantic-seaboard
Atlantic Seabord > atlantic-seaboard
Atlantic Sea Board > atlantic-seaboard
City Bowl > city-bowl
Deep South > deep-south
False Bay > false-bay
Helderberg > helderberg
Blouberg > blaauwberg
West Coast > west-coast
Weskus > west-coast
Overberg > overberg
Garden Route > garden-route
the Garden Route > garden-route
Gardenroute > garden-route
Garden Rout > garden-route
Klein Karoo > klein-karoo
Little Karoo > klein-karoo
Karroo > karoo
Swartland > swartland
Cedarberg > cederberg
Sunshine Coast > sunshine-coast
Wild Coast > wild-coast
Kouga > kouga
North Coast > north-coast
KZN North Coast > north-coast
Dolphin Coast > dolphin-coast
South Coast > south-coast
Hibiscus Coast > hibiscus-coast
Hibiskus Coast > hibiscus-coast
Midlands > kzn-midlands
Natal Midlands > kzn-midlands
Upper Highway > upper-highway
Zululand > zululand
Elephant Coast > elephant-coast
Drakensberg > drakensberg
Drakensburg > drakensberg
the Berg > drakensberg
Southern Berg > southern-drakensberg
Battlefields > battlefields
Lowveld > lowveld
Lowvelt > lowveld
Laeveld > lowveld
Highveld > highveld
Panorama Route > panorama-route
Kruger Park > kruger
Waterberg > waterberg
Bushveld > bushveld
Bosveld > bushveld
Magaliesberg > magaliesberg
Cradle of Humankind > cradle-of-humankind
Kalahari > kalahari
Namaqualand > namaqualand
Namakwaland > namaqualand
Green Kalahari > green-kalahari
Diamond Fields > diamond-fields
Goldfields > goldfields
Eastern Free State > eastern-free-state
Oos-Vrystaat > eastern-free-state
Sea Point > sea-point.cape-town.western-cape
Seapoint > sea-point.cape-town.western-cape
Camps Bay > camps-bay.cape-town.western-cape
Camp's Bay > camps-bay.cape-town.western-cape
Tableview > table-view.cape-town.western-cape
Bishops Court > bishopscourt.cape-town.western-cape
Obs > observatory.cape-town.western-cape
Cape Town CBD > cape-town-city-centre.cape-town.western-cape
Joburg CBD > johannesburg-central.johannesburg.gauteng
V&A Waterfront > v-a-waterfront.cape-town.western-cape
Moreletapark > moreleta-park.pretoria.gauteng
Fairy Glen > faerie-glen.pretoria.gauteng
Linwood Ridge > lynnwood-ridge.pretoria.gauteng
Garsfontain > garsfontein.pretoria.gauteng
Elarduspark > elardus-park.pretoria.gauteng
Brooklyn, Cape Town > brooklyn.cape-town.western-cape
Brooklyn Pretoria > brooklyn.pretoria.gauteng
Claremont Cape Town > claremont.cape-town.western-cape
Cape Town Sea Point > sea-point.cape-town.western-cape
Sandton, Johannesburg > sandton.gauteng
Newlands Pretoria > newlands.pretoria.gauteng
Durban North > durban-north.durban.kwazulu-natal
Bryanstan > bryanston.sandton.gauteng
Houghton > houghton-estate.johannesburg.gauteng
Bez Valley > bezuidenhout-valley.johannesburg.gauteng
Khayalitsha > khayelitsha.western-cape
Muizenburg > muizenberg.cape-town.western-cape
Betties Bay > betty-s-bay.western-cape
Hermanis > hermanus.western-cape
Stellies > stellenbosch.western-cape
Franschoek > franschhoek.western-cape
Northmead Benoni > northmead.benoni.gauteng
Beford view > bedfordview.gauteng
Roodeport > roodepoort.gauteng
Irene Centurion > irene.centurion.gauteng
Rustenberg > rustenburg.north-west
Whiteriver > white-river.mpumalanga
Louis Trichard > louis-trichardt.limpopo
Salt Rock > salt-rock.kwazulu-natal
Hilton KZN > hilton.kwazulu-natal
New Redruth > new-redruth.alberton.gauteng
Kommetjie > kommetjie.western-cape
Nelspruit > nelspruit.mpumalanga
Witbank > witbank.mpumalanga
Umshlanga > umhlanga.kwazulu-natal
Ballitto > ballito.kwazulu-natal
Bloubergstrand > bloubergstrand.western-cape
Houtbay > hout-bay.western-cape
Jeffreys > jeffreys-bay.eastern-cape
Northern suburbs Cape Town > northern-suburbs-cape-town
Moreleta Park > moreleta-park.pretoria.gauteng
Faerie Glen > faerie-glen.pretoria.gauteng
Garsies > garsfontein.pretoria.gauteng
Silverlakes > silver-lakes.pretoria.gauteng
Waterfall Estate > waterfall-estate.midrand.gauteng
Parkview Joburg > parkview.johannesburg.gauteng
Claremont > claremont.cape-town.western-cape
Morningside > morningside.sandton.gauteng
Newlands > newlands.cape-town.western-cape
Berea > berea.durban.kwazulu-natal
Kenilworth > kenilworth.cape-town.western-cape
Rosebank > rosebank.johannesburg.gauteng
Middelburg > middelburg.mpumalanga
South Coast KZN > south-coast
Gordons Bay > gordon-s-bay.western-cape
Somerset-Wes > somerset-west.western-cape
Umdloti > umdloti.kwazulu-natal
Epping > epping-industria.goodwood.western-cape
Observatory > observatory.cape-town.western-cape
Observatory Johannesburg > observatory.johannesburg.gauteng
Southern Suburbs > southern-suburbs-cape-town
Franshoek > franschhoek.western-cape
Northern Province > limpopo
DBN North > durban-north.durban.kwazulu-natal
PTA Central > pretoria-central.pretoria.gauteng
Kempton Pk > kempton-park.gauteng
Jhb East Rand > east-rand
BFN > bloemfontein.free-state
Sodwana > sodwana-bay.kwazulu-natal
Klein Brakrivier > little-brak-river.western-cape
Ooste van Pretoria > pretoria-east
UCT > university-of-cape-town
Wits > wits-university
Tuks > university-of-pretoria
University of Johannesburg > university-of-johannesburg
Eye of Africa > eye-of-africa-estate.johannesburg.gauteng
Prince's Grant > prince-s-grant.kwadukuza.kwazulu-natal
Monaghan Farm > monaghan-farm.lanseria.gauteng
Gqeberha > gqeberha.eastern-cape
Makhanda > makhanda.eastern-cape
Polokwane > polokwane.limpopo
Louis Trichardt > louis-trichardt.limpopo
Makhado > louis-trichardt.limpopo
East London > east-london.eastern-cape
KuGompo City > east-london.eastern-cape
Kugompo > east-london.eastern-cape
Mother City > cape-town.western-cape
the mother city > cape-town.western-cape
Slummies > east-london.eastern-cape
Snor City > pretoria.gauteng
Jacaranda City > pretoria.gauteng
Windy City > gqeberha.eastern-cape
Friendly City > gqeberha.eastern-cape
Rose City > bloemfontein.free-state
Klerksdorp > klerksdorp.north-west
JBay > jeffreys-bay.eastern-cape
Jeffrey's Bay > jeffreys-bay.eastern-cape
Rusties > rustenburg.north-west
Kuruman > kuruman.northern-cape
King William's Town > qonce.eastern-cape
Qonce > qonce.eastern-cape
Kariega > kariega.eastern-cape
Umtata > mthatha.eastern-cape
Mthatha > mthatha.eastern-cape
Queenstown > queenstown.eastern-cape
Komani > queenstown.eastern-cape
Fort Beaufort > fort-beaufort.eastern-cape
Cradock > cradock.eastern-cape
Graaff Reinet > graaff-reinet.eastern-cape
Graaf-Reinet > graaff-reinet.eastern-cape
Robert Sobukwe Town > graaff-reinet.eastern-cape
Maclear > maclear.eastern-cape
Aliwal North > aliwal-north.eastern-cape
Somerset East > somerset-east.eastern-cape
Port St Johns > port-st-johns.eastern-cape
Bisho > bhisho.eastern-cape
Bela Bela > bela-bela.limpopo
Warmbad > bela-bela.limpopo
Nylstroom > modimolle.limpopo
Naboomspruit > mookgophong.limpopo
Potgietersrus > mokopane.limpopo
Ellisras > lephalale.limpopo
Messina > musina.limpopo
Phalaborwa > phalaborwa.limpopo
Duiwelskloof > modjadjiskloof.limpopo
Tzaneen > tzaneen.limpopo
Standerton > standerton.mpumalanga
Ermelo > ermelo.mpumalanga
Machadodorp > machadodorp.mpumalanga
Lydenburg > lydenburg.mpumalanga
Belfast > belfast.mpumalanga
Waterval Boven > waterval-boven.mpumalanga
Piet Retief > piet-retief.mpumalanga
Middelburg Mpumalanga > middelburg.mpumalanga
Stanger > kwadukuza.kwazulu-natal
KwaDukuza > kwadukuza.kwazulu-natal
Dundee > dundee.kwazulu-natal
Ladysmith > ladysmith.kwazulu-natal
Estcourt > estcourt.kwazulu-natal
Richards Bay > richards-bay.kwazulu-natal
Tongaat > tongaat.kwazulu-natal
oThongathi > tongaat.kwazulu-natal
Verulam > verulam.kwazulu-natal
Scottburgh > scottburgh.kwazulu-natal
Ixopo > ixopo.kwazulu-natal
Kokstad > kokstad.kwazulu-natal
Verwoerdburg > centurion.gauteng
Mafikeng > mahikeng.north-west
Mahikeng > mahikeng.north-west
Lichtenburg > lichtenburg.north-west
Vryburg > vryburg.north-west
Triomf > sophiatown.johannesburg.gauteng
Sophiatown > sophiatown.johannesburg.gauteng
Soweto > soweto.gauteng
Vanderbijl > vanderbijlpark.gauteng
Vereeniging > vereeniging.gauteng
Krugersdorp > krugersdorp.gauteng
Mogale City > mogale-city
Ekurhuleni > ekurhuleni
Benoni > benoni.gauteng
Bedfordview > bedfordview.gauteng
Stilfontein > stilfontein.north-west
Welkom > welkom.free-state
Matjhabeng > goldfields
QwaQwa > phuthaditjhaba.free-state
Bethlehem > bethlehem.free-state
Parys > parys.free-state
Betty's Bay > betty-s-bay.western-cape
Pringle Bay > pringle-bay.western-cape
Hermanus > hermanus.western-cape
Hermaness > hermanus.western-cape
Gansbaai > gansbaai.western-cape
Knysna > knysna.western-cape
Kynsna > knysna.western-cape
Plettenberg Baai > plettenberg-bay.western-cape
Plettenbergbaai > plettenberg-bay.western-cape
Oudtshoorn > oudtshoorn.western-cape
Oudshoorn > oudtshoorn.western-cape
Fransch Hoek > franschhoek.western-cape
Somerset Wes > somerset-west.western-cape
Gordonsbaai > gordon-s-bay.western-cape
Gordon's Bay > gordon-s-bay.western-cape
The Strand > strand.western-cape
Hout Bay > hout-bay.western-cape
Groenpunt > green-point.cape-town.western-cape
Seepunt > sea-point.cape-town.western-cape
Kampsbaai > camps-bay.cape-town.western-cape
Campsbay > camps-bay.cape-town.western-cape
Vishoek > fish-hoek.western-cape
Simonstad > simon-s-town.western-cape
Kuilsriver > kuils-river.western-cape
Parow > parow.western-cape
Goodwood > goodwood.western-cape
Mitchells Plain > mitchells-plain.western-cape
Khayelitsha > khayelitsha.western-cape
Kayelitsha > khayelitsha.western-cape
Gugs > gugulethu.cape-town.western-cape
Bo Kaap > bo-kaap.cape-town.western-cape
Hyde Park > hyde-park.sandton.gauteng
Fourways > fourways.sandton.gauteng
4ways > fourways.sandton.gauteng
Four Ways > fourways.sandton.gauteng
Dainfern > dainfern.sandton.gauteng
Steyn City > steyn-city.sandton.gauteng
Serengeti Estate > serengeti-lifestyle-estate.kempton-park.gauteng
Silver Lakes > silver-lakes.pretoria.gauteng
Woodhill > woodhill.pretoria.gauteng
Mooikloof > mooikloof.pretoria.gauteng
Midstream Estate > midstream-estate.centurion.gauteng
Blue Valley Golf Estate > blue-valley-golf-estate.centurion.gauteng
Copperleaf > copperleaf-golf-estate.centurion.gauteng
Pecanwood > pecanwood-estate.hartbeespoort.north-west
Zimbali > zimbali-coastal-resort.ballito.kwazulu-natal
Simbithi > simbithi-eco-estate.ballito.kwazulu-natal
Brettenwood > brettenwood-coastal-estate.ballito.kwazulu-natal
Hawaan Forest > hawaan-forest-estate.umhlanga.kwazulu-natal
Cotswold Downs > cotswold-downs-estate.hillcrest.kwazulu-natal
Fancourt > fancourt.george.western-cape
Pezula > pezula-golf-estate.knysna.western-cape
Arabella > kleinmond.western-cape
Pearl Valley > pearl-valley.paarl.western-cape
Val de Vie > val-de-vie-estate.paarl.western-cape
De Zalze > de-zalze-winelands-golf-estate.stellenbosch.western-cape
Atlantic Beach > atlantic-beach-estate.melkbosstrand.western-cape
Steenberg > steenberg.cape-town.western-cape
Baronetcy > baronetcy-estate.parow.western-cape
Pretoria Oos > pretoria-east
Oos-Rand > east-rand
Wes-Rand > west-rand
Oos-Londen > east-london.eastern-cape
Kaapse Vlakte > cape-flats
Tuinroete > garden-route
Wynland > cape-winelands
Suidkus > south-coast
Noordkus > north-coast
Wildekus > wild-coast
Oos-Kaap > eastern-cape
Noordwes > north-west
Vaal > vaal-triangle
Highway area > highway-area
Bluff > bluff.durban.kwazulu-natal
Musgrave > musgrave.durban.kwazulu-natal
Chatsworth > chatsworth.kwazulu-natal
Phoenix > phoenix.kwazulu-natal
Brooklyn > brooklyn.pretoria.gauteng
Claremont Pretoria > claremont.pretoria.gauteng
Sunnyside > sunnyside.pretoria.gauteng
Northcliff > northcliff.johannesburg.gauteng
Weltevreden Park > weltevreden-park.roodepoort.gauteng
Weltevreden > weltevreden-park.roodepoort.gauteng
Little Falls > little-falls.roodepoort.gauteng
Melkbos > melkbosstrand.western-cape
Kenton > kenton-on-sea.eastern-cape
Mdloti > umdloti.kwazulu-natal
Wilgers > die-wilgers.pretoria.gauteng
`
  .trim()
  .split('\n')
  .map((line) => line.split(' > ') as [typed: string, key: string])

describe('places as people say them', () => {
  it('are suggested first', () => {
    expect(said.length).toBeGreaterThanOrEqual(120)
    const wrong = said.filter(([typed, key]) => first(typed) !== key)
    expect(wrong.map(([typed, key]) => `${typed}: ${first(typed)} instead of ${key}`)).toEqual([])
  })

  it('name their city when several cities share the name', () => {
    const displays = gazetteer.suggest('Brooklyn').map(({ display }) => display)
    expect(displays).toContain('Brooklyn, Pretoria')
    expect(displays).toContain('Brooklyn, Cape Town')
    expect(gazetteer.find('Northern Suburbs').map(({ display }) => display)).toEqual([
      'Northern Suburbs, Cape Town',
      'Northern Suburbs, Johannesburg',
    ])
  })

  it('are the best known of their name when none has listings', () => {
    const missing = [...wellKnownKeys].filter((key) => {
      const name = key.split('.')[0]?.replaceAll('-', ' ') ?? ''
      return !gazetteer.find(name).some((place) => place.key === key)
    })
    expect(missing).toEqual([])
    expect(gazetteer.suggest('Claremont')[0]?.display).toBe('Claremont, Cape Town')
    expect(gazetteer.suggest('Morningside')[0]?.display).toBe('Morningside, Sandton')
    const shared = gazetteer.suggest('Morningside').filter(({ kind }) => kind === 'suburb')
    for (const { display, city } of shared) expect(display).toContain(`, ${city}`)
  })

  it.each(['xyzzy', 'borehole', 'swimming pool', 'qqqqqqq', '!!', ''])(
    'are not made up for %j',
    (typed) => expect(gazetteer.suggest(typed)).toEqual([]),
  )
})

describe('places in a sentence', () => {
  const words = (text: string) => text.split(' ')
  const match = (text: string, from = 0) => {
    const found = gazetteer.match(words(text), from)
    return found && [found.length, found.places[0]?.key, found.exact]
  }

  it.each([
    ['Sea Point under R3m', [2, 'sea-point.cape-town.western-cape', true]],
    ['Pretoria East with pool', [2, 'pretoria-east', true]],
    ['Brooklyn in Pretoria for students', [3, 'brooklyn.pretoria.gauteng', true]],
    ['Cape Town Sea Point flat', [4, 'sea-point.cape-town.western-cape', true]],
    ['the Winelands please', [2, 'cape-winelands', true]],
    ['Stelenbosch house', [1, 'stellenbosch.western-cape', false]],
    ['Cape Twon house', [2, 'cape-town.western-cape', false]],
    ['Durban house with garden', [1, 'durban.kwazulu-natal', true]],
    ['Sea Point 2 bed', [2, 'sea-point.cape-town.western-cape', true]],
  ])('are found in %j', (text, expected) => expect(match(text)).toEqual(expected))

  it.each(['house', 'garden', 'bedroom', 'under', 'pool', 'with', 'rental', 'cheap', 'borehole'])(
    'are not found in %j',
    (word) => expect(match(word)).toBeUndefined(),
  )
})
