import { phrases } from '../phrases.ts'

/** Titles of houses and what resembles them. */
export const houseTitles = phrases(`
  [jacaranda] Face-brick family home under jacarandas
  North-facing home around {poolWord}
  Family home with {flatletWord}
  {bedsWord}-bedroom home with a deep stoep
  [corner] Corner stand with room to grow
  [inverter] Lock-up-and-go with inverter and {garageWord}
  [braai] Home with a braai room that seats twenty
  Architect’s home with views to {view}
  Neat starter home close to the schools
  [borehole] Green garden, own borehole, {bedrooms}
  {bedsWord}-bedroom home on {erf} m²
  Solid {decade} house with wooden floors
  Renovated {decade} home with high ceilings
  [inverter tank] Off the grid when it matters: solar, tank and inverter
  [study] Sunny home with a study at the front door
  [study] Work-from-home house with its own entrance
  [!doubleStorey] Single-storey home with {garageWord} and a workshop
  [doubleStorey] Double-storey home with all bedrooms upstairs
  [house] House with {poolWord} and a lapa
  [thatch] Thatched home with a fireplace at its heart
  [pets] Pet-friendly home with a walled garden
  Home on a quiet crescent in {suburb}
  {bedrooms}, {bathrooms}, one big kitchen table
  Sun in every room, {suburb}
  The house with the blue door in {suburb}
  {garageWord}, a workshop and a house to match
  [braai garden] Braai under the pergola, {garden} garden
  [staff] Family house with staff quarters in {suburb}
  [tank] House with a {tank} litre tank and a green lawn
  [scullery] Cook’s kitchen with scullery, {bedrooms}
  [corner] Corner house on {street}
  [solarGeyser] Economical home with a solar geyser
  [aircon] Cool house for hot summers, {suburb}
  [flatlet] Three generations, one roof: home in {suburb}
  Quiet panhandle home in {suburb}
  [decade] Wooden floors and a claw-foot bath
  [!decade] Modern home with clean lines in {suburb}
  [gate] Home behind a guarded gate
  [moreCarports] Room for a caravan, a boat and {bedrooms}
  [erf] Big erf in {suburb}, {erf} m²
  House with a pepper tree and a deep shade
  [generator] Never in the dark: home with a generator
  [fireplace] Warm house for cold winters, with a fireplace
  [view] {bedrooms} and a view of {view}
  [staff carports] House with staff room and double carport
  A garden for children, a stoep for grandparents
  [decade] Old bones, new kitchen, in {suburb}
  {bedsWord}-bedroom house, walk to the park
  {poolWord} outside, {solar} solar panels above
  [big baths2] Home with two living areas and {bathrooms}
`)

/** Titles for flats, townhouses and their kind. */
export const unitTitles = phrases(`
  [ground] Ground-floor {kind} with its own garden
  [top] Top-floor {kind}, lift and {parkingWord}
  Sunny {kind} in {complex}
  {bedsWord}-bedroom {kind} with {parkingWord}
  {kind} in a quiet complex of {units}
  [gate] Guarded {kind}, close to everything
  [balcony] {kind} with a braai on the balcony
  [prepaid fibre] Neat {kind}, prepaid power and fibre
  [sale !retired] First home or first tenant: {bedsWord}-bedroom {kind}
  {kind} facing north in {suburb}
  Lock-up-and-go {kind} in {suburb}
  {kind} for a student, or for the parents who pay
  {bedsWord}-bedroom {kind}, {complex}, {suburb}
  Cosy {kind} with built-in cupboards throughout
  [gas] {kind} with a gas hob and plenty of cupboards
  [aircon] Cool {kind} in {suburb}
  Quiet {kind} at the back of {complex}
  [fibre] {kind} with fibre and a desk by the window
  Spacious {kind} of {floor} m²
  [gate] Safe {kind} for a first home in {suburb}
  {kind} with morning sun, {complex}
  [garageWord] {kind} with {garageWord} in {complex}
  Walk to work: {kind} in {suburb}
  [furnished] Furnished {kind}, only your suitcase missing
  [view] {kind} with a view of {view}
  [inverter] {kind} with inverter, ready for load-shedding
  [pets] Pet-friendly {kind} with a small garden
  [baths2] {bathsWord}-bathroom {kind} in {complex}
  Newly painted {kind}, ready to move in
  {kind}, a short walk from the shops
  Corner {kind} with light from two sides
  {bedrooms}, {floor} m², {complex}
  [complexPool] {kind} with a pool for the complex
  {kind} with a study nook and {parkingWord}
  [solarGeyser] Low-cost {kind} with a solar geyser
  Open-plan {kind} at {complex}
`)

export const landTitles = phrases(`
  Level stand of {erf} m² in {suburb}
  {erf} m² stand, plans for {bedrooms} included
  [view] Building stand with a view of {view}
  Panhandle stand, services at the gate
  Fenced stand of {erf} m², ready to build
  [gate] Stand in a guarded estate, {erf} m²
  Corner stand with old trees, {erf} m²
  North-facing stand of {erf} m² with a gentle fall
  Quiet cul-de-sac stand in {suburb}
`)

export const farmTitles = phrases(`
  {hectares} hectares with water, sheds and a farmhouse
  [plot] Smallholding of {hectares} hectares, two boreholes
  [plot] {hectares} hectares for horses, ten minutes from town
  [tunnels] Vegetable tunnels and a farmhouse on {hectares} hectares
  Farmhouse with stoep on {hectares} hectares
  [!plot] Game-fenced land of {hectares} hectares with a lodge house
  {hectares} hectares, {bedsWord}-bedroom house and cottage
  [!plot] Small farm with a dam and {hectares} hectares of grazing
  [plot] Plot with workshop, {hectares} hectares, three-phase power
  Pecan trees and a family house on {hectares} hectares
`)

export const cottageTitles = phrases(`
  Garden cottage behind a family home
  Cottage with its own entrance and stoep
  [furnished included] Furnished cottage, water and lights included
  Quiet one-person cottage in {suburb}
  Garden cottage with parking behind the gate
  Cottage under the trees, {km} km from the shops
`)

export const openings = phrases(`
  [house] Built in {year} and loved by two families since, this house stands well back from {street}.
  This {kind} in {suburb} has been lived in, cared for and slowly improved.
  [house] You come in through a stable door and see straight through to the garden.
  [jacaranda] Three old jacarandas stand along the drive, and in October the whole stoep turns violet.
  [house] The owners raised three children here and now need less space.
  [house !doubleStorey] Everything is on one level, from the front door to the back gate.
  [doubleStorey] Living is downstairs, sleeping upstairs, and the two never disturb each other.
  [corner] The stand lies on a corner, so there is neighbour on two sides only.
  [house] A plain, honest {decade} house with thick walls and good light.
  [sale] In {suburb} it seldom happens that a {kind} of this size comes up.
  The front faces north, so the winter sun reaches the back wall by noon.
  [house] From the street you see a wall and a gate; behind it lies much more than you expect.
  [thatch] The thatch was redone two years ago and carries its certificate.
  [house] The house was stripped to the walls in {renovated} and put together again properly.
  [complex] {complex} is a complex of {units} with its own rules, a working committee and money in the bank.
  [complex] The {kind} lies at the far end of {complex}, away from the road.
  [complex] You lock the door, hand the key to the office and go on holiday.
  [complex !decade] The {kind} is of {yearBuilt} and has had one owner.
  [complex] Two sides of the {kind} are free, so air moves through it.
  [complex top] On floor {floorNumber} you are above the trees and the noise.
  [sale] Buyers who saw it on a hot day remarked on how cool the rooms stay.
  The {kind} measures {floor} m², and very little of that is passage.
  [view] You look out over {view} from the living room and from the main bedroom.
  [house] This is a house for people who cook, and for people who come to eat.
  [retired] The complex takes residents from 50, with a clinic sister on weekdays.
  [!decade] Nothing needs doing: bring furniture and a kettle.
  [house] It is older than its neighbours and better built than most of them.
  [sale] The {kind} was let for four years to one tenant, who never wanted to leave.
`)

export const inside = phrases(`
  [big] The kitchen was opened to the living room in {renovated}, with a scullery and space for the long table.
  [gas big] A gas hob, stone tops and a proper pantry make the kitchen work on any day, with or without Eskom.
  [baths2 three] {bedrooms} share {bathrooms}; the main bedroom has its own.
  [house] All bedrooms have built-in cupboards, and the main has a door to the garden.
  [fireplace] The fireplace stands between lounge and dining room and warms both.
  [big] Floors are wood in the bedrooms and tiles where people walk.
  [study three] The study is at the front, so clients need not pass the children’s rooms.
  [big] The lounge takes two couches and a piano; the previous owner had both.
  [house big] There is a second living room that can be closed when the rugby is on.
  [house] Windows run from floor to ceiling on the garden side.
  [aircon] Air conditioning in the living room and the main bedroom takes care of January.
  [baths2] The bathrooms were redone in {renovated}, one with a bath, one with a shower you can turn around in.
  [scullery] The scullery takes three machines, so the kitchen stays quiet.
  [house] Ceilings are high, pressed steel in the front rooms.
  [house] The passage is wide enough for a wheelchair and so are the doors.
  [flatlet] The flatlet has its own entrance, kitchenette and prepaid meter.
  [house] Open-plan living flows out through stack doors.
  The kitchen is {kitchen}, with a window over the sink.
  [big] A guest toilet near the door keeps visitors out of the family’s bathroom.
  [three] The second bedroom gets morning sun; the third is cool in summer.
  [furnished] It is let furnished, down to the pots and the linen.
  [complex] The plugs are where you want them, with USB at the bedside.
  [complex] Sound stays outside: the walls between units are double brick.
  [complex] The washing machine has a place of its own, with a window.
  [!big] One room does everything, and does it well: sleep, work, eat.
  There is a linen cupboard, a broom cupboard and a place for the vacuum cleaner.
  [house] Skylights bring daylight into the middle of the house.
  [staff] The staff room with shower has a separate door to the yard.
  The tiles are new, the ceilings straight and the doors close.
`)

export const outside = phrases(`
  There is {poolWord}; a blanket keeps it swimmable from September.
  [house] The covered stoep faces {facing} and takes a table for twelve.
  [house braai] A built-in braai with a good chimney stands at the end of the stoep.
  [garden] The garden is {garden} and needs an afternoon a week.
  [pool braai] Between pool and braai there is shade from ten in the morning.
  [irrigation] The sprinklers run from the borehole on a timer.
  [house] A lemon tree, a curry-leaf bush and a row of spekboom come with the house.
  [house] Two dogs have room to run, and the fence goes all the way round.
  [house garageWord] Behind {garageWord} lies a workshop with a bench and light.
  [house] There is a washing line in the sun and a yard out of sight for the bins.
  [house] The lawn is kikuyu and forgives cricket.
  [moreCarports] Carports take {carports} more cars, one of them high enough for a caravan.
  [house] The patio doors open onto grass, not paving.
  [balcony] The balcony takes a gas braai and four chairs.
  [house] A lapa with thatch stands at the bottom of the garden.
  Paved parking inside the gate takes visitors’ cars.
  [complex ground] A strip of garden in front of the doors is yours alone.
  [complex !balcony] A small enclosed patio takes a table, two chairs and a pot of basil.
  [complex] The gardens of {complex} are kept by a service, so you never mow.
  [complex] Visitors park inside the gate, not in the street.
  [complex braai] There is a braai of your own, and nobody minds the smoke.
  [balcony view] The balcony looks at {view} and gets the breeze.
  [complex pets] A lawn behind the last row is where the dogs of {complex} meet.
  [view] Sit on the stoep at five and watch the light go over {view}.
  [house] Old trees give shade on the west side, where it counts.
  [house] There is a jungle gym that may stay.
  [house] Birds are many: loeries, hoopoes and at night a spotted eagle-owl.
  [house] Beds of aloes and agapanthus ask for little water.
  [complexPool] The complex has a pool and a braai place that you may book.
`)

export const utilities = phrases(`
  [inverter solar !solarGeyser] {inverterCap} and {solar} panels carry the {kind} through load-shedding.
  [inverter solar solarGeyser] {inverterCap} and {solar} panels carry the {kind} through load-shedding; the geyser runs on sun.
  [inverter !solar] {inverterCap} keeps lights, fridge and fibre on for four hours.
  [borehole tank] A borehole and a {tank} litre JoJo tank keep the garden green and the toilets working when the water is off.
  [tank !borehole] A {tank} litre JoJo tank with pump takes over when the municipality does not deliver.
  [borehole !tank] The borehole was tested in {renovated} and is registered.
  [solarGeyser] A solar geyser brings the electricity account down by a third.
  [fibre] Fibre is in the {kind}, with two suppliers to choose from.
  [prepaid] Electricity is prepaid, so the account holds no surprises.
  [gas] Gas for hob and geyser is certified.
  [generator] A silent generator with changeover switch stands in its own enclosure.
  [fibre inverter] Fibre and inverter together mean that a meeting does not drop when the power does.
  [sale] Rates and taxes are R {rates} a month{levyText}.
  [sale] The electrical certificate is of this year.
  [!inverter] There is space on the board for an inverter, and the wiring is already split.
`)

export const safety = phrases(`
  [fence] Electric fence, beams and armed response are in place.
  [alarm !fence] The alarm is linked to armed response.
  [gate] The gate is guarded day and night, and visitors get a code on their phone.
  [cameras complex] Cameras watch the gate and the stairs.
  [cameras house] Cameras cover the drive and the back garden.
  [house] The street has a WhatsApp group that works and a patrol that you see.
  [bars] Burglar bars and security gates are on every opening.
  Neighbours here know one another by name.
  [gate] Children cycle in the streets of the estate after school.
`)

export const surroundings = phrases(`
  The primary school is {minutes} minutes away on foot.
  You are on {road} in {minutes} minutes, before the traffic starts.
  Shops, chemist and a good butcher lie within {km} km.
  {suburb} is one of the older parts of {city}, with wide pavements and big trees.
  The hospital is {km} km away, and the road there is tarred and lit.
  There is a park at the end of the road, with swings and a path for runners.
  Taxis pass on the main road, {minutes} minutes’ walk from the gate.
  On Saturdays there is a market in {suburb} with vegetables and vetkoek.
  {city} is close enough for work and far enough for sleep.
  The nursery school across the road keeps office hours and closes at half past five.
  A library, a sports club and a church of every kind are near.
  The crèche, the high school and the university bus all stop nearby.
  Turn left for the shops, right for the veld.
  From here {road} is {km} km.
  It is a street where people still walk their dogs at night.
`)

export const closings = phrases(`
  Come and see it in the late afternoon, when it is at its best.
  The owner will consider a fair offer from a buyer with a bond in principle.
  Transfer can be quick: the title is clean and the plans are approved.
  Plans, compliance certificates and twelve months of accounts are on file.
  Viewing by appointment; give the tenant a day’s notice.
  Phone first, and bring your parents.
  A sole mandate, so there is one number to call.
  The price has room for the paint you would choose yourself.
  Pre-approved buyers are shown first.
  No show day: the owners prefer one family at a time.
  Occupation can be arranged to suit the school terms.
  [house] Approved building plans come with the papers.
`)

export const rentalClosings = phrases(`
  The deposit is R {deposit}, and the lease runs for {lease} months.
  Available from {available}; references and a payslip, please.
  One tenant or one family, no subletting.
  [!included] Water and lights are for your own account.
  [included] Water and lights are in the rent, within reason.
  Pets are a matter for conversation, not a no.
  The deposit of R {deposit} earns interest for you, as the law asks.
  The lease is for {lease} months, with an option to stay.
  We inspect together when you move in and when you leave, with photos.
`)

export const farmAround = phrases(`
  Town is {minutes} minutes away, with a co-op, a clinic and a school bus.
  {road} is {km} km from the gate.
  Neighbours farm with cattle and maize and help one another at harvest.
  At night you see the Milky Way; by day you see who is coming.
  The farm watch is active and answers the radio.
  The nearest abattoir and grain silo are in {city}.
  A country school and a farm stall lie at the turn-off.
`)

export const farmInside = phrases(`
  The farmhouse has {bedrooms}, a kitchen with a coal stove that still works, and a stoep on three sides.
  Water comes from two boreholes with a yield that was tested in {renovated}.
  About a third of the land is under irrigation; the rest is grazing.
  A shed of 240 m² has three-phase power and a concrete floor.
  There are kraals, a loading ramp and a dip.
  The dam is full in most years and holds bass.
  Two workers’ houses have water, power and their own garden.
  The cottage is let and pays for the diesel.
  Fences are game-proof on the north and stock-proof elsewhere.
  The soil is red loam on the flat and stony on the ridge.
  Cell-phone signal is good; internet comes by radio link.
  The road is gravel for the last {km} km and graded twice a year.
`)

export const landBody = phrases(`
  The stand of {erf} m² falls gently to the north, so every room can have sun.
  Water, sewerage and electricity connections are at the boundary.
  A geotechnical report is available and says what one hopes for.
  The building line is five metres in front and two at the sides.
  There is no obligation to build within a period, and no tied contractor.
  Two old wild olives stand on the boundary and should stay.
  Rates are R {rates} a month{levyText}.
  Neighbouring houses are mostly single-storey, so the view stays.
  The surveyor’s pegs were found and marked in {renovated}.
  Coverage of 50 percent and two storeys are allowed.
`)
