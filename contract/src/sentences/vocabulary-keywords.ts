/**
 * Businesses that people look for, although no type of property has that name: the first of a line
 * is the keyword. It makes a search commercial unless a type or bedrooms are named.
 */
export const tradeGroups: readonly (readonly string[])[] = `
petrol station, petrol stations, filling station, filling stations, service station, service stations, fuel station, fuel stations, petrol garage, gas station, petrol pumps, garage with petrol pumps, garage with pumps, garage met petrolpompe, garage met brandstofpompe, garage met pompe, petrolpompe, brandstofpompe, vulstasie, vulstasies, petrolstasie, diensstasie, brandstofstasie, petrol stasie, forecourt
car wash, carwash, karwas, motorwassery
wedding venue, wedding venues, function venue, function venues, event venue, events venue, venue, troulokaal, trouvenue, onthaallokaal
conference centre, conference venue, conference venues, conference facility, konferensiesentrum
creche, creches, crèche, nursery school, nursery schools, preschool, pre school, day care, daycare, day care centre, kleuterskool, kleuterskole, bewaarskool, dagsorg, dagsorgsentrum, aftercare
church building, church hall, church property, kerkgebou, kerksaal
shopping centre, shopping centres, shopping center, shopping mall, strip mall, shopping complex, winkelsentrum, winkelsentrums, retail centre
scrapyard, scrap yard, skrootwerf
truck stop, truck stops, truckstop, vragmotorstop
farm stall, farm stalls, farmstall, padstal, plaasstal
drive thru, drive thrus, drive through, drive throughs
panel beater, panel beaters, panelbeaters, panelkloppers, panelklopper, spray booth
caravan park, caravan parks, karavaanpark, camping site, campsite, kampterrein
abattoir, slaghuis en abattoir, slagpale
parking lot, parking lots, parking garage, parkade, parkeerterrein, parkeergarage
car lot, car sales lot, motor sales lot
nursery, kwekery, plant nursery
funeral parlour, begrafnisondernemer
block of flats, blocks of flats, apartment block, apartment blocks, apartment building, apartment buildings, flat block, block of apartments, residential block, woonstelblok, woonstelblokke, woonstelgebou, multi let, multilet
tavern, shebeen, taverne
laundromat, laundromats, launderette, wassery
liquor store, liquor stores, bottle store, drankwinkel, liquor outlet
pharmacy, pharmacies, apteek
nightclub, night club, nagklub
studio space, art studio, music studio, recording studio, photo studio, photographic studio, yoga studio, dance studio, pilates studio, kunsateljee
solar farm, solar farms, solar plant, solar park, sonplaas, sonkragplaas, sonkragaanleg
wind farm, wind farms, windplaas
`
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((name) => name.trim()))

/** Keywords that only commercial property has. */
export const commercialKeywords: ReadonlySet<string> = new Set([
  'loading bay',
  'yard space',
  'crane',
  'cold storage',
  'boardroom',
  'A-grade',
  'B-grade',
  'C-grade',
])

/** Keywords whose names, or those of this form, say that it is a house too. */
export const keywordsOfHouses: Readonly<Record<string, RegExp>> = {
  'wooden house': /./,
  'bank repo': /huise?$/,
}

/** The meaning of a word for commercial property, if it has a different keyword there. */
export const keywordsOfPremises: Readonly<Record<string, string>> = {
  sprinklers: 'fire sprinklers',
  'sprinkler system': 'fire sprinklers',
}

/**
 * Words of listings that become a keyword: the first of a line is the keyword, the others are other
 * names for it. A line that names a searchable field becomes that field.
 */
export const keywordGroups: readonly (readonly string[])[] = `
thatch, thatched, thatch roof, thatched roof, grasdak, rietdak
lapa, lapas, thatch lapa, thatched lapa
sea view, sea views, see view, see views, seaview, ocean view, ocean views, seesig, see uitsig, uitsig op die see, uitsig oor die see, uitkyk op die see, uitkyk op see, uitkyk oor die see, seeuitsig, see-uitkyk, views of the sea, view of the sea, view of the ocean, sea facing, ocean facing, view over the sea, sea-view
table mountain, view of table mountain, views of table mountain
mountain view, mountain views, bergsig, berguitsig, berg uitsig, view of the mountain, views of the mountain, table mountain view, uitsig op die berg
river view, river views, riviersig, rivier uitsig
lake view, dam view, lake views, dam views, damuitsig
city view, city views, skyline views, stadsuitsig
harbour view, harbour views
golf course view, golf views, golf course views
view, views, uitsig, panoramic views, panoramic view, great views, stunning views, with a view, nice view, lovely view, mooi uitsig, pragtige uitsig, good view, great view
beachfront, beach front, sea front, seafront, see front, seefront, strandfront, on the beach, op die strand, oceanfront, ocean front, absolute beachfront, direct beach access, beach access
waterfront, water front, waterfront property, lake front, lakefront, lake frontage, waters edge, water's edge, on the water's edge, on the water, op die water
riverfront, river front
lagoon front
lagoon view, lagoon views, view of the lagoon, strandmeer uitsig
golf, golf course, gholf, gholfbaan, on golf course, golf course frontage
braai, built in braai, built-in braai, braai area, braai room, braaikamer, indoor braai, binnebraai, inside braai, ingeboude braai, barbecue, bbq, braaiplek, boma, braai place, binne braai, gas braai, outdoor braai
scullery, opwaskamer, opwas
pantry, spens, walk in pantry
laundry, waskamer, laundry room, utility room
study, studeerkamer, home office, tuiskantoor, studies, work from home space, work from home office, tuis kantoor, study nook
jacuzzi, hot tub, spa bath, borrelbad, jacuzi
sauna
gym, gymnasium, gimnasium
tennis court, tennis, tennisbaan
squash court, squash
fireplace, kaggel, fire place, wood burner, wood burning fireplace, gas fireplace, closed combustion fireplace, kaggels, fireplaces, wood stove, wood burning stove, fire places
air conditioning, aircon, air con, air conditioner, airconditioning, air conditioned, lugreeling, lugversorging, lugreëling, air-con, aircons, airconditioner, ac, a c
lift, elevator, hyser, hysbak, lifts, elevators
balcony, balkon, balconies, balkonne, juliet balcony
patio, stoep, porch, verandah, veranda, covered patio, toe stoep, oop stoep, covered stoep, enclosed patio, big stoep, groot stoep, toestoep, undercover patio, onderdakstoep, entertainment patio
deck, wooden deck, houtdek, dek, sundeck, sun deck
entertainment area, entertainment, entertainer, entertainers, onthaal area, onthaalarea, entertainment room, entertaining
bar, bar area, kroeg
staff quarters, maids quarters, maid's room, staff room, domestic quarters, domestic accommodation, helpers quarters, bediendekamer, staff accommodation, staff acc, staff accom, helper's room, maid quarters, domestic room, servants quarters, huishulpkamer, workers quarters, domestic worker quarters, bediende kamer, staff house, arbeidershuise, dom qtrs, domestic qtrs, staff qtrs, staff qtr, maids qtrs, dom quarters, maid qtrs
open plan, open plan kit, open plan kitchen, open plan living, open plan living area, openplan, oopplan, oop plan, open-plan
en suite, ensuite, en-suite, en suite bathroom, en suite bedroom, en suite bedrooms, ensuite bedroom, ensuite bedrooms, main en suite, en suite bathrooms
walk in closet, walk-in closet, dressing room, walk in wardrobe, aantrekkamer, walk in cupboard
built in cupboards, built-in cupboards, bic, bics, cupboards, kaste, ingeboude kaste, inboukaste
guest toilet, gastetoilet, guest loo
irrigation, besproeiing, sprinkler system, irrigation system, sprinklers, besproeiingstelsel, sprinkelstelsel
water tank, backup water, back up water, water backup, water back up, rugsteunwater, water tanks, jojo, jojo tank, jojo tanks, watertenk, jojo tenk, watertenks, rainwater tank, waterbak, rain water tanks, rainwater tanks, reenwatertenk, reenwatertenks, water storage
generator, generators, backup generator, back up generator, generator backup, standby generator, kragopwekker, genset, generator power, kragopwekkers
solar geyser, sonverhitter, songeyser, solar geysers
gas, gas stove, gas geyser, gasstoof, gas hob, gas cooking
alarm, alarm system, alarmstelsel
electric fence, electric fencing, elektriese heining, electrified fence, elektriese omheining, heining
cctv, cameras, kameras, security cameras, sekuriteitskameras
burglar bars, diefwering, burglar proofing, burglar proof, diefwerings
guard, guardhouse, 24 hour guard, 24h guard, 24hr guards, guards, 24-hour guard, wag, wagte, 24hr guard, guardhuis
prepaid electricity, prepaid, prepaid meter, prepaid elec, pre paid elec, voorafbetaalde krag, voorafbetaal, pre paid, pre-paid electricity, pre paid electricity, voorafbetaalde elektrisiteit, prepaid water and electricity
student, digs, nsfas, nsfas accredited, nsfas approved, nsfas student accommodation, nsfas accredited student accommodation, nsfas accommodation, student accommodation, students, studente, studenteverblyf, studente verblyf, student res, student residence, studentekoshuis, student friendly, student digs, studenteakkommodasie, student residence, student residences, student housing, varsity
lock up and go, lock up n go, lockup n go, lock and go, lock-up-and-go, sluit en gaan, lock up & go
north facing, noordfront, noord front, noordaansig, north-facing, noord aansig, noordwaarts
renovated, newly renovated, modernised, opgeknap, gerestoureer, refurbished, gemoderniseer, recently renovated, nuut opgeknap, remodelled, revamped, upgraded, pas opgeknap
fixer upper, needs tlc, opknapper, op te knap, om op te knap, opknapprojek, opknapwerk, opknaphuis, handyman, fixer-upper, needs work, tlc, diy, handyman's dream
renovate, to renovate, renovator's dream, renovator, renovators dream, needs renovation, need renovations, needing renovation, in need of renovation, needs renovating
new development, nuwe ontwikkeling, new developments, new complex
off plan, off-plan
brand new, new build, newly built, newly developed, splinternuut, nuutgebou, nuutgeboude, new house never lived in
plot and plan
face brick, facebrick, face-brick, gesigbaksteen
double storey, dubble storey, dubble story, dubbelverdieping, two storey, double story, dubbel verdieping, dble storey, dbl storey, dble story, dbl story, double-storey, 2 storey, tweeverdieping, two story
single storey, enkelverdieping, single story, single level, enkel verdieping, one level, single-storey
ground floor, grondvloer, ground level, g f, ground-floor, grond vloer, eerste vloer
top floor, boonste vloer, boonste verdieping, top-floor
loft, solder, mezzanine, loft room, mezzanine floor
wooden floors, hardwood floors, houtvloere, wood floors, parquet floors, parquet, wooden flooring, laminate floors, hout vloere, parket vloere, wooden floor, parket, laminated floors
high ceilings, hoë plafonne, high ceiling
victorian, victoriaans, victoriaanse
heritage
cape dutch, kaaps hollands, kaaps hollandse
modern, modern kitchen, moderne kombuis, moderne, contemporary, modern finishes, moderne afwerking, kontemporêr
luxury, upmkt, exec, luxurious, luukse, luuks, upmarket, executive, high end, high-end, exclusive, luukshuis, premium
quiet, peaceful, tranquil, rustig, rustige, stil, stille, secluded, tranquility, serene, quite area, quiet area, quiet street, quiet neighbourhood, quiet suburb, rustige area, rustige buurt, stil area, stil straat, stil buurt
private, privaat, privacy, privaatheid
kitchenette, kombuisie, kombuishoekie
dining room, eetkamer, dining area, dining rooms
family room, gesinskamer, tv room, familiekamer, tv kamer, woonvertrek
playroom, play room, speelkamer, games room, kids room
cinema, cinema room, home theatre, theatre room, home cinema, teaterkamer
wine cellar, cellar, wynkelder, kelder
basement, kelderverdieping
workshop space, werkplek
outbuildings, outbuilding, buitegeboue, buite geboue, stoorkamers, buitegebou, buite gebou
shed, sheds, store shed, skure
stables, stable, perdestalle, stalle, stalling, horse stables
horse, horses, perde, paddocks, equestrian, horse riding, kampe vir perde
dam, dams, dam on property, dam front, damfront, dam frontage, plaasdam
river, riverside, rivier, river frontage, stroom, stream, on the river
jetty, boat mooring, mooring, boat house, bootsluiping
three phase, three phase power, 3 phase, 3ph, 3 ph, 3ph elec, 3ph power, 3 phase power, drie fase, driefase, 3-phase, three-phase, driefasekrag, 3 fase, 3 fase krag, 3-fase, 3-fase krag, 3fase, 3fase krag, drie fase krag, three phase electricity, 3 phase electricity, driefase krag, 3phase
loading bay, loading bays, loading dock, laaigebied, laaibaai, laaibaaie, laaiplek, loading docks, laai area, laaibanke, loading zone, dock levellers, loading area
roller door, roller doors, roller shutter, roller shutter door, roldeur, roldeure, roller shutters, roller shutter doors, rol deure, on grade roller doors
yard space, hardstand, truck access, yard for trucks, superlink access, interlink access, vragmotor toegang, superlink, truck yard, large yard for trucks, trok toegang
eaves, eave height, dakhoogte, high eaves
crane, gantry, overhead crane, oorhoofse kraan, kraan, hyskraan, oorhoofse hyskraan, gantry crane, cranes
cold storage, cold storage facility, cold storage facilities, cold room, koelkamer, coldroom, cold store, cold rooms, freezer room, vrieskamer, refrigerated
fire sprinklers, sprinklered, sprinklers system, fire sprinkler system
A-grade, a grade, grade a, premium grade, p grade, prime grade
B-grade, b grade, grade b
C-grade, c grade, grade c
liquor licence, liquor license, dranklisensie
boardroom, boardrooms, raadsaal, raadsale, meeting room, meeting rooms, board room, vergaderlokaal
reception, ontvangs, reception area, ontvangsarea, ontvangs area
zoned, zoning, sonering, business rights, business zoned, besigheidsregte, zoned business, zoned residential, zoned commercial, business rights approved, consent use, besigheids regte, zoned for business
bank repo, repossessed, bank repossession, repo, repossession, bank-repossessed, repossessed property, bank repossessed, bank repossessions, bank owned, bankhuis, bankhuise, bank sale, banks repossession, bank possession, in bank possession, in possession, property in possession, properties in possession, distressed property, distressed sale, sale in execution
auction, veiling, in veiling, sheriff sale, sheriffs sale, sheriff auction, sheriffs auction, geregtelike verkoping
deceased estate, estate late, late estate, insolvent estate, bestorwe boedel, boedel
art deco
distressed sale, distressed
rent to own, lease to own, lease to buy, rent to buy, rent-to-own, rent-to-buy, rent with option to buy, huur om te koop, huur met opsie om te koop, option to buy, with option to buy, with an option to buy, koopopsie, rent2own, rent 2 own, rent2buy, rent 2 buy
investment, rental yield, rental yields, good rental yield, good rental yields, high rental yield, good yield, rental return, rental returns, good rental return, good rental returns, rental potential, income potential, rental income, for rental income, huurinkomste, belegging, buy to let, investors, belegger, investment property, inv prop, inv property, investment prop, beleggingseiendom, rental income, huurinkomste, high yield, investor
no transfer duty, transfer duty free, transfer costs included, no transfer costs, geen hereregte, no transfer fees, oordragkoste ingesluit, transfer duty included
pet section
chicken run, chicken coop, hoenderhok
kraal
wooden house, houthuis, houthuise, timber house, timber home, houthut
log cabin, log home
wendy house
freestanding, free standing, losstaande, stand alone, standalone
hot springs, hot spring, mineral springs, warmbron, warmbronne, warm bron
air bnb friendly, airbnb friendly, allows airbnb, allow airbnb, airbnb investment, airbnb ready, airbnb allowed, airbnb approved, short term letting
beach, near beach, close to the beach, close to beach, walk to beach, walking distance to beach, walking distance to the beach, walking distance of the beach, walking distance from the beach, within walking distance of the beach, within walking distance to the beach, within walking distance from the beach, walking distance from beach, walking distance of beach, within walking distance of beach, walk from the beach, walk to the beach, near the beach, naby die strand, naby strand, stap na die strand, loopafstand van die strand, stapafstand van strand, a stone's throw from the beach
gautrain, near gautrain, near the gautrain, gautrain station, close to gautrain, close to the gautrain, naby gautrain, naby die gautrain, gautrain stasie, near gautrain station, near the gautrain station, near a gautrain station, close to gautrain station, close to the gautrain station, next to gautrain station, next to the gautrain station, walking distance to gautrain, walking distance to gautrain station, walking distance to the gautrain station, naby gautrain stasie, naby die gautrain stasie
school, near schools, close to schools, primary schools, high schools, good primary schools, near primary schools, near good primary schools, good school, near a good school, good schools, schools, near school, near a school, close to school, naby skool, naby skole, skool, skole, goeie skole, close to a school, near good schools, close to good schools, naby die skool, naby goeie skole, school nearby, high school, primary school, near high school, near primary school, hoërskool, laerskool, naby hoërskool, naby laerskool
university, near university, near the university, universiteit, naby universiteit, close to university, near varsity, close to the university, naby die universiteit, near campus, campus, kampus
hospital, near hospital, close to hospital, hospitaal, naby hospitaal, near a hospital, close to a hospital, naby die hospitaal, near the hospital, near a clinic, near clinic, close to a clinic, naby kliniek, naby n kliniek
shopping centre, near shops, close to shops, shopping mall, mall, near mall, naby winkels, winkelsentrum, near a mall, shopping center, shopping centres, close to mall, close to a mall, near the mall, close to amenities, near amenities, naby winkelsentrum, close to the mall, near the shops, close to the shops, near shopping centre
highway, near highway, close to highway, snelweg, highway access, easy access to highway, near the highway, close to the highway, snelweg toegang, easy highway access
public transport, openbare vervoer, bus route, near public transport, taxi route, myciti, on bus route, train station, busroete, near train station
corner, hoek, hoekerf, hoekstand
panhandle, pan handle
wifi, wi fi, wi-fi, uncapped wifi, wifi included, gratis wifi, free wifi
internet, internet included
dstv
dishwasher, skottelgoedwasser
water and lights included, water & lights incl, lights & water incl, lights and water incl, lights & water included, w & l incl, incl water and lights, incl water & lights, incl water and electricity, incl water & electricity, incl utilities, incl lights and water, inclusive of water and lights, incl w&l, w&l included, w&l incl, including w&l, water and electricity included, utilities included, water en ligte ingesluit, water en krag ingesluit, bills included, electricity included, lights and water included, water and lights incl, all utilities included, including utilities, krag en water ingesluit, water included, water ingesluit, water & lights included, including water and lights, water & electricity included, including water and electricity, electricity and water included, elektrisiteit ingesluit
short term, short stay, korttermyn, kort termyn, short let, short-term, short lease, month to month, maand tot maand, monthly lease
long term, langtermyn, lang termyn, long lease, long-term
deposit, deposito
granite, granite tops, graniet, granite kitchen, caesarstone
underfloor heating, vloerverhitting, under floor heating, onderfloer verhitting
double glazing, double glazed
skylight, skylights
conservatory
solar lights
carport kit
tiled, tiled floors, tiled throughout, tiles, geteël, teëls
bic kitchen
koi pond, fish pond, pond, visdam, visdammetjie
fruit trees, vrugtebome, citrus trees, orchard, boord, orchards on property, vrugteboord
vineyard, wingerd, vineyards, wingerde
bushveld, bosveld
game, wildlife, wild, game fenced, wildswerf
trees, big trees, bome, shady trees, groot bome
wraparound balcony, wrap around balcony, wrap around patio
roof terrace, rooftop, roof garden, rooftop terrace, daktuin, roof deck
terrace, terras
spacious, ruim, ruime, roomy
sunny, sonnig, sonnige, lots of light, natural light, sunlit, north light
cosy, gesellig, gesellige, cozy
communal facilities, clubhouse, club house, klubhuis
playground, speelterrein, speelpark, kids play area, jungle gym, play area
park, near park, near a park, naby park, opposite park, next to park
cul de sac, doodloopstraat, cul-de-sac, culdesac
nature reserve, natuurreservaat, greenbelt, green belt, next to nature reserve
big five, big 5, groot vyf
airport, lughawe, close to airport, near airport, near the airport, naby lughawe, close to the airport
helipad
airstrip, landing strip, landingstrook
pivot, pivots, spilpunt, spilpunte
water rights, waterregte
grazing, weiding, weiveld
arable, arable land, bewerkbare grond, besproeiingsgrond, irrigation land
dairy parlour, melkstal
chicken houses, hoenderhokke, broiler houses, broilers, poultry
piggery, varkhokke
packhouse, pakstoor
tunnels, tonnels, hydroponic tunnels, greenhouse, greenhouses
bedroom downstairs, downstairs bedroom, slaapkamer onder
elevated, hoogliggend
waterfall
marina, on the marina, canal, canals, canal front, canal frontage, kanaal
lagoon, strandmeer, on the lagoon, lagune
holiday letting
macadamia, macadamias, macadamia orchard, macadamia trees, makadamia
avocado, avocados, avos, avokado, avocado orchard
citrus, sitrus
sugar cane, sugarcane, suikerriet
cattle, beeste
sheep, skape
game fence, game fencing, wildheining
`
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((name) => name.trim()))
