import { phrases } from '../phrases.ts'

/** Titles of houses and similar homes. */
export const houseTitles = phrases(`
  [jacaranda] Face-brick family home under jacarandas
  [north] North-facing home with {poolWord}
  Family home with {flatletWord}
  {bedsWord}-bedroom home with a covered stoep
  [corner !paved] Corner house with a large garden
  [inverter] Lock-up-and-go with inverter and {garageWord}
  [braai] Family home with a built-in braai
  Architect-designed home with views of {view}
  [small sale] Neat starter home close to schools
  [borehole] {bedsWord}-bedroom home with its own borehole
  {bedsWord}-bedroom home on {erf} m²
  Solid {decade} house with wooden floors
  Renovated {decade} home with high ceilings
  [inverter tank] Backup power and water: {solar} solar panels, inverter and tank
  [study] Sunny home with a separate study
  [study] Ideal for working from home: study with its own entrance
  [!doubleStorey] Single-storey home with {garageWord} and a workshop
  [doubleStorey] Double-storey home with all bedrooms upstairs
  House with {poolWord} and a lapa
  [pets] Pet-friendly home with {gardenWord}
  Well-kept home in {suburb}
  {bedrooms} and {bathrooms} in {suburb}
  Sunny family home in {suburb}
  {bedsWord}-bedroom house in {suburb}
  House with {garageWord} and a workshop
  [braai] Home with built-in braai and {gardenWord}
  [staff] Family house with staff quarters in {suburb}
  House with a {tank} litre water tank
  [scullery] Large kitchen with scullery, {bedrooms}
  [corner] Corner house on {street}
  [solarGeyser] Economical home with a solar geyser
  [aircon] Air-conditioned house in {suburb}
  [flatlet] Room for the extended family: home with flatlet
  [!corner !gate] Private panhandle home in {suburb}
  Charming {decade} home with wooden floors
  [modern] Modern home with clean lines in {suburb}
  [modern] Modern flat-roofed house with {garageWord}
  [gate] Home in a security estate
  [moreCarports] {bedsWord}-bedroom home with covered parking for a caravan
  Home on a {erf} m² erf in {suburb}
  [lawn] House with mature trees in {suburb}
  [generator] Home with generator backup
  [fireplace] Warm home with a fireplace
  {bedrooms} and a view of {view}
  [staff carports] House with staff room and covered parking
  [lawn] Home with a family garden and covered stoep
  {decade} house with a new kitchen in {suburb}
  {bedsWord}-bedroom house, a short walk from the park
  Home with {poolWord} and {solar} solar panels
  [living2] Home with two living areas and {bathrooms}
`)

/** A thatched home is described as such. */
export const thatchTitles = phrases(`
  [capeDutch] Cape Dutch homestead in {suburb}
  [capeDutch] {bedsWord}-bedroom Cape Dutch house under thatch
  [house fireplace !capeDutch] Thatched home with a fireplace
  [house !capeDutch] {bedsWord}-bedroom house under thatch
  [house !capeDutch] Thatched home in {suburb}
  [farm] Thatched farmhouse on {hectares} hectares
  [farm] {bedsWord}-bedroom farmhouse under thatch, {hectares} hectares
  [cottage] Thatched garden cottage in {suburb}
  [cottage] Thatched cottage with its own entrance
  [cottage !big] Quiet thatched cottage for one person
`)

/** Titles of flats, townhouses and similar homes. */
export const unitTitles = phrases(`
  [ground] Ground-floor {kind} with its own garden
  [top] {kind} on an upper floor, with lift and {parkingWord}
  Sunny {kind} in {complex}
  {bedsWord}-bedroom {kind} with {parkingWord}
  {kind} in a complex of {units} units
  [gate] Secure {kind}, close to shops and schools
  [balcony] {kind} with a balcony in {suburb}
  [prepaid fibre] Neat {kind} with prepaid electricity and fibre
  [sale starter] {bedsWord}-bedroom {kind} to live in or let
  [north] North-facing {kind} in {suburb}
  Lock-up-and-go {kind} in {suburb}
  [starter !three] {kind} suited to students and young professionals
  {bedsWord}-bedroom {kind}, {complex}, {suburb}
  [!spacious] Cosy {kind} with built-in cupboards
  [gas] {kind} with a gas hob and plenty of cupboards
  [aircon] Air-conditioned {kind} in {suburb}
  Quiet {kind} at the back of {complex}
  [fibre study] {kind} with fibre and a study
  [spacious] Spacious {kind} of {floor} m²
  [gate starter sale] Secure first home in {suburb}
  [morningSun] {kind} with morning sun, {complex}
  {kind} with {garageWord} in {complex}
  [!retired] {kind} close to offices and shops in {suburb}
  [furnished] Fully furnished {kind}, ready to move in
  {kind} with a view of {view}
  [inverter] {kind} with inverter, ready for load-shedding
  [pets !balcony] Pet-friendly {kind} with a small garden
  [baths2] {bathsWord}-bathroom {kind} in {complex}
  Newly painted {kind}, ready to move in
  {kind}, a short walk from the shops
  Corner {kind} with light from two sides
  {bedrooms}, {floor} m², {complex}
  [complexPool] {kind} in a complex with a swimming pool
  [study] {kind} with a study and {parkingWord}
  [solarGeyser] Economical {kind} with a solar geyser
  [openKitchen] Open-plan {kind} at {complex}
`)

export const landTitles = phrases(`
  Stand of {erf} m² in {suburb}
  {erf} m² stand with approved plans
  Building stand with a view of {view}
  Panhandle stand, services at the boundary
  Fenced stand of {erf} m², ready to build
  [gate] Stand in a security estate, {erf} m²
  Corner stand with mature trees, {erf} m²
  North-facing stand of {erf} m²
  Stand in a quiet part of {suburb}
`)

export const farmTitles = phrases(`
  {hectares} hectares with water, sheds and a farmhouse
  [plot] Smallholding of {hectares} hectares with two boreholes
  [plot] {hectares} hectares for horses, close to town
  [tunnels] Vegetable tunnels and a farmhouse on {hectares} hectares
  Farmhouse with a wide stoep on {hectares} hectares
  [!plot] Livestock farm of {hectares} hectares
  {bedsWord}-bedroom house and cottage on {hectares} hectares
  [!plot] Farm with a dam and {hectares} hectares of grazing
  [plot] Smallholding with workshop and three-phase power, {hectares} hectares
  Pecan trees and a family house on {hectares} hectares
`)

export const cottageTitles = phrases(`
  Garden cottage behind a family home
  Cottage with its own entrance and stoep
  [furnished included] Furnished cottage, water and electricity included
  [!big] Quiet cottage for one person in {suburb}
  Garden cottage with secure parking
  Cottage under the trees, {km} km from the shops
  Garden cottage in {suburb}
  [!big] Neat cottage for one person, parking included
`)

export const openings = phrases(`
  [house] Built in {year} and home to two families since, this house is set well back from {street}.
  [year] This {kind} in {suburb} has been well cared for and improved over the years.
  [house] The entrance hall leads straight through to the garden.
  [jacaranda] Three old jacarandas line the driveway, and in October they are in full flower.
  [house three year] The owners raised their children here and are now looking for something smaller.
  [house !doubleStorey] Everything is on one level, from the front door to the back gate.
  [doubleStorey] The living areas are downstairs and the bedrooms upstairs.
  [corner] The house is on a corner stand, with neighbours on two sides only.
  [house] A solid {decade} house with thick walls and good natural light.
  [sale] It is not often that a {kind} of this size comes on the market in {suburb}.
  [north] The living rooms face north and get the winter sun.
  [house] Behind the street wall you will find far more space than you expect.
  [thatch year] The thatch was redone two years ago and has a certificate.
  [house] The house was completely renovated in {renovated}.
  {complex} is a well-run complex of {units} units.
  The {kind} is at the far end of {complex}, away from the road.
  [complex] This is a practical lock-up-and-go: easy to maintain and easy to leave when you travel.
  [complex !decade] The {kind} was built in {yearBuilt} and has had one owner.
  [complex] The {kind} has windows on two sides, so there is always a breeze.
  [complex top] From floor {floorNumber} you look out over the treetops, away from the noise of the street.
  [sale] The rooms stay cool, even on the hottest days.
  The {kind} has {floor} m² of well-planned living space.
  [view big] The living room and the main bedroom look out over {view}.
  [house] This is a home for entertaining, with a kitchen at its centre.
  [retired] The village accepts residents from the age of 50 and has a nursing sister on weekdays.
  [!decade !furnished] The {kind} is in very good condition: you can move straight in.
  [house decade] It is older than its neighbours, and solidly built.
  [sale year] The {kind} was let to the same tenant for four years.
`)

export const inside = phrases(`
  [openKitchen big] The kitchen was opened up to the living room in {renovated} and has space for a long table.
  [gas big] The kitchen has a gas hob, stone worktops and a pantry, so you can cook during load-shedding.
  [baths2 three] There are {bedrooms} and {bathrooms}, one of them en suite.
  [house !doubleStorey] All the bedrooms have built-in cupboards, and the main bedroom opens onto the garden.
  [fireplace] The fireplace warms both the lounge and the dining area.
  [big] The bedrooms have wooden floors; the living areas are tiled.
  [study three] The study is at the front of the home, away from the bedrooms.
  [big] The lounge is large enough for two couches and a piano.
  [house living2] There is a second living room, which can be closed off for watching television.
  [house] Floor-to-ceiling windows overlook the garden.
  [aircon] The living room and the main bedroom are air-conditioned.
  [baths2] The bathrooms were renovated in {renovated}: one has a bath, another a large shower.
  [scullery] The scullery has space for three appliances.
  [house decade] The ceilings are high, with pressed steel in the front rooms.
  [house] The passage and the doors are wide enough for a wheelchair.
  [flatlet] The flatlet has its own entrance, kitchenette and prepaid meter.
  [house] The open-plan living area leads to the stoep through stacking doors.
  The kitchen is {kitchen} and has a window over the sink.
  [guestToilet] There is a guest toilet near the front door.
  [three] The second bedroom gets the morning sun, and the third stays cool in summer.
  [furnished] It is let fully furnished, including kitchenware and linen.
  [complex] There are plenty of power points, with USB sockets in the bedrooms.
  [complex !house] The walls between the units are double brick, which keeps them quiet.
  [complex] There is a separate space for the washing machine, with a window.
  [studio] One well-planned room has space to sleep, work and eat.
  [big] There is plenty of storage, including a linen cupboard and a broom cupboard.
  [house] Skylights bring daylight into the middle of the house.
  [staff] The staff room has its own shower and a separate entrance.
  The tiling and the light fittings are new.
`)

export const outside = phrases(`
  There is {poolWord}, with a cover that lengthens the swimming season.
  [house] The covered stoep faces {facing} and has space for a table for twelve.
  [house braai] There is a built-in braai at the end of the stoep.
  [garden] The home has {gardenWord} that is easy to maintain.
  [pool braai] The area between the pool and the braai is shaded from mid-morning.
  [irrigation borehole] The irrigation system runs from the borehole on a timer.
  [house garden] A lemon tree and a row of spekboom grow in the garden.
  [house pets] The property is fenced all round, with space for two dogs to run.
  [house garageWord] Behind the garage is a workshop with a bench and good light.
  [house] There is a sunny washing line and a screened yard for the bins.
  [lawn] The kikuyu lawn is big enough for children to play cricket.
  [moreCarports] There is covered parking for {carports} more cars, one bay high enough for a caravan.
  [lawn house] The patio doors open onto the lawn.
  [balcony] The balcony has space for a gas braai and four chairs.
  [house garden] There is a lapa at the bottom of the garden.
  [!complex] There is paved parking for visitors inside the gate.
  [complex ground] The strip of garden in front of the doors is for your use only.
  [complex !balcony] A small enclosed patio has space for a table and two chairs.
  The gardens of {complex} are maintained by a garden service.
  [complex] Visitors park inside the gate.
  [complex braai] You have your own built-in braai.
  [balcony view] The balcony looks out over {view} and gets a breeze.
  [complex pets] There is a lawn at {complex} where residents walk their dogs.
  [house view] In the evening you can sit on the stoep and look out over {view}.
  [house] Mature trees shade the west side of the house.
  [house garden sale] The jungle gym is included in the price.
  [house lawn] The garden attracts loeries, hoopoes and weavers.
  [house garden] Beds of aloes and agapanthus need little water.
  [complexPool] The complex has a swimming pool and a braai area that residents can book.
`)

export const utilities = phrases(`
  [!solarGeyser] {inverterCap} and {solar} solar panels power the {kind} through load-shedding.
  [solarGeyser] {inverterCap}, {solar} solar panels and a solar geyser keep the electricity bill down.
  [!solar] {inverterCap} keeps the lights and the fridge on for four hours.
  [borehole] A borehole and a {tank} litre JoJo tank supply the garden, and the house when the municipal water is off.
  [!borehole] A {tank} litre JoJo tank with a pump supplies water when the municipal supply is off.
  [borehole !tank] The borehole was tested in {tested} and is registered.
  [solarGeyser !inverter !holiday] A solar geyser cuts the electricity bill by about a third.
  [fibre] Fibre is installed, with a choice of two providers.
  [prepaid !holiday] Electricity is prepaid.
  [gas !solarGeyser] Gas supplies the hob and the geyser, and the installation is certified.
  [generator] A silent generator with a changeover switch is installed.
  [fibre inverter] The fibre router runs on the inverter.
  [sale] Rates and taxes are R {rates} a month{levyText}.
  [sale] The electrical certificate of compliance was issued this year.
  [!inverter !holiday] The distribution board is already wired for an inverter.
`)

export const safety = phrases(`
  [fence alarm] Electric fencing and an alarm with armed response are in place.
  [fence !alarm] The property has electric fencing.
  [alarm !fence] The alarm is linked to armed response.
  [gate] The gate is guarded day and night, and visitors receive an access code on their phone.
  [cameras complex] Cameras cover the gate and the common areas.
  [cameras house] Cameras cover the driveway and the back garden.
  [house] The neighbourhood watch is active, with regular patrols.
  [bars] All the windows have burglar bars, and the outside doors have security gates.
  Neighbours here know one another.
  [gate house] Children cycle in the streets of the estate after school.
`)

export const surroundings = phrases(`
  The nearest schools are a short drive away.
  You can be on {road} in {minutes} minutes.
  Shops, a chemist and a butcher are within {km} km.
  {suburb} is an established part of {city}, with tree-lined streets.
  The hospital is {km} km away.
  There is a park nearby, with swings and a running path.
  There is public transport nearby.
  On Saturdays there is a fresh-produce market in {suburb}.
  [!holiday] It is an easy commute to work in {city}.
  [!holiday] The nearby nursery school is open until half past five.
  A library, a sports club and places of worship are close by.
  A crèche, a high school and bus stops are all nearby.
  There is open veld within walking distance.
  {road} is {km} km away.
  It is a street where people walk their dogs in the evening.
`)

export const closings = phrases(`
  Visit in the late afternoon, when the light is at its best.
  The owner will consider a fair offer from a buyer with bond approval in principle.
  [!land] Transfer can be quick: the plans are approved and the title deed is in order.
  [!land] Approved plans, compliance certificates and twelve months of utility bills are available.
  Viewing is by appointment, with a day’s notice.
  Phone to arrange a viewing.
  The agent holds a sole mandate.
  [!land] The price leaves room for redecorating.
  Buyers with bond approval are shown round first.
  There is no show day: the owners prefer private viewings.
  [!land] Occupation can be arranged to suit the school terms.
  [house] Approved building plans are available.
`)

export const rentalClosings = phrases(`
  The deposit is R {deposit}, and the lease runs for {lease} months.
  Available from {available}. Please bring references and a payslip.
  [lease] To let to one tenant or one family; no subletting.
  [lease !included] Water and electricity are for the tenant’s account.
  [included] Water and electricity are included in the rent, within reason.
  [petsArranged] Pets are considered by arrangement.
  The deposit of R {deposit} is held in an interest-bearing account for the tenant.
  The lease is for {lease} months, with an option to renew.
  [lease] We inspect the property with you when you move in and when you move out, and take photos.
  [holiday] Bedding and towels are provided, and the price is per day.
  [holiday] The minimum stay is three nights.
  [holiday] You can check in from 14:00 and check out by 10:00.
`)

export const farmAround = phrases(`
  Town is {minutes} minutes away, with a co-op, a clinic and a school bus.
  {road} is {km} km from the gate.
  Neighbouring farmers keep livestock and grow crops.
  There is very little light pollution, so the night sky is clear.
  The farm watch is active and in radio contact.
  The nearest abattoir and co-op are in {city}.
  There is a country school and a farm stall at the turn-off.
`)

export const farmInside = phrases(`
  The farmhouse has {bedrooms}, a kitchen with a working coal stove, and a stoep on three sides.
  Water comes from two boreholes, whose yield was tested in {tested}.
  [irrigation] About a third of the land is irrigated; the rest is grazing.
  A shed of 240 m² has three-phase power and a concrete floor.
  [!plot] There are kraals, a loading ramp and a dip.
  [!plot] The dam is full in most years and is stocked with bass.
  [!plot] Two workers’ houses have water, electricity and their own gardens.
  The cottage is let and brings in an income.
  [!plot] The fences are game-proof on the northern side and stock-proof elsewhere.
  The soil is red loam on the flat land and stony on the ridge.
  [!fibre] Mobile reception is good, and internet is by radio link.
  The last {km} km of road is gravel and is graded twice a year.
`)

export const landBody = phrases(`
  The stand measures {erf} m², and its longest side faces north.
  Water, sewerage and electricity connections are at the boundary.
  A favourable geotechnical report is available.
  The building line is five metres in front and two metres at the sides.
  You may build when you like, with a builder of your choice.
  Two old wild olive trees grow on the boundary.
  Rates are R {rates} a month{levyText}.
  [view] Neighbouring houses are mostly single-storey, so the view is protected.
  The boundary pegs were surveyed and marked in {tested}.
  Coverage of 50% and two storeys are permitted.
`)
