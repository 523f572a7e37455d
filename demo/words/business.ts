import { phrases } from '../phrases.ts'

export const officeTitles = phrases(`
  Grade {grade} offices, backup power and fibre
  {floor} m² of offices in {building}
  Corner office suite with {parkingWord}
  Ground-floor offices for a practice
  Open-plan floor with {boardroomsWord} and a kitchen
  Whole floor in {building}
  [generator] Offices with generator and water backup
  Small serviced suite, ready for five people
  [sale] House rezoned for offices in {suburb}
  Quiet offices with a garden, {floor} m²
  Offices at {building}, {suburb}
  {floor} m² for a firm of twenty
  [fibre] Fibre-ready offices near {road}
  [aircon] Air-conditioned suite of {floor} m²
  First-floor offices on {street}
  Offices with a view of the street trees in {suburb}
  [lift] Upper-floor suite with lift in {building}
  Sub-divisible offices, from 60 m²
  Light-filled studio offices in {suburb}
  Call-centre floor with raised data cabling
  Professional suite opposite the courts
`)

export const shopTitles = phrases(`
  Corner shop with a roller-door storeroom
  Shop of {floor} m² on {street}
  Line shop in a busy centre, {floor} m²
  [sale] Street-front shop with living space above
  [food] Take-away shop with extraction and gas
  Shop next to the taxi rank, high foot traffic
  Double shop with two entrances in {suburb}
  [salon] Salon space, plumbed and tiled
  Shop with {parkingWord} at the door
  Bright shop between chemist and bakery
  Shop with storeroom and back door, {floor} m²
  Small shop for a big idea, {suburb}
  Corner café with regulars
  {floor} m² shop in {city}
  Shop facing the parking, {suburb}
  Hair salon, bookshop or bakery: {floor} m²
`)

export const industrialTitles = phrases(`
  [warehouse] Warehouse of {floor} m² with {docksWord}
  {kind} with {amps} amps three-phase power
  [gate] Secure {kindLower} in an industrial park
  {kind} with offices in front and yard behind
  {floor} m² under roof, {eaves} m to the eaves
  Yard and {kindLower} near {road}
  [warehouse] Sprinklered warehouse for food-grade storage
  {kindLower} units in a guarded park, {floor} m²
  [eaves] Superlink access and {docksWord}
  [factory] Workshop with crane beams and {amps} amps
  Distribution space minutes from {road}
  [solar] {kind} with solar on the whole roof
`)

export const otherTitles = phrases(`
  {kind} of {floor} m² in {suburb}
  {kind} with {parkingWord} in {building}
  {kind} on {street}, {floor} m²
  {kind}, fitted out and ready to trade
  Well-kept {kindLower} in {city}
  {kind} with a long lease record
  {kind} at {building}
  Ground-floor {kindLower} with easy access, {suburb}
  {kind} of {floor} m², {city}
  {kind} behind a guarded gate in {suburb}
  {kind} for an owner who wants to work in it
  {kindLower} near {road}, {floor} m²
`)

export const lodgeTitles = phrases(`
  Guest house with {roomsWord} rooms and a loyal book
  {roomsWord}-room lodge, {city}
  Guest house in {suburb}, fully furnished
  Lodge with restaurant licence and conference hall
  Family-run guest house with owner’s cottage
  {roomsWord} en-suite rooms and a swimming pool
`)

export const businessLandTitles = phrases(`
  Commercial stand of {erf} m² near {road}
  Business-zoned land, {erf} m², {suburb}
  Corner site with filling-station rights under application
  Level industrial land of {erf} m²
  Development land with services, {erf} m²
`)

export const businessOpenings = phrases(`
  {floor} m² in {building}, a building that answers its telephone.
  The {kindLower} stands on {street}, where customers already drive past.
  One tenant was here for nine years and outgrew it.
  The space is square, the columns are few and the light is good.
  [rent] Rented as a whole or divided in two; both plans are drawn.
  [rent] The landlord is local and repairs things.
  [rent] Handed over clean and painted, with the lights working.
  The {kindLower} was built in {year} and kept up since.
  This is a working address in {suburb}, not a showpiece.
  Access is from two sides, so deliveries and visitors do not meet.
  {city} knows the building; you will not need to explain where you are.
  [office] The previous occupier left the partitioning, which you may keep or have removed.
`)

export const businessInside = phrases(`
  [office] Reception, {boardroomsWord} and a server room stand ready.
  [kitchenette] The kitchenette has a geyser and a place to sit.
  Toilets are inside the premises and were redone in {renovated}.
  [aircon] Air conditioning is in every room and serviced twice a year.
  [office] Floors carry carpet tiles; ceilings have LED lights.
  [eaves] The eaves stand at {eaves} metres, high enough for racking of four levels.
  [docksWord] {docksCap} take trucks side by side, with a turning circle for superlinks.
  [rollers] Roller doors number {rollers}, the widest of five metres.
  [amps] Three-phase power of {amps} amps is on the board and paid for.
  The offices measure {officeArea} m²; the rest is open floor.
  [yard] The yard of {yard} m² is paved, fenced and lit.
  [shopfront] The shopfront is glass over the whole width, with a shutter behind it.
  [food] Extraction, grease trap and gas line are in place and certified.
  Wheelchairs come in without a step.
  [lift] The lift is of {renovated} and has its certificate.
  [eaves] The floor takes five tons to the square metre.
  [medical] Consulting rooms have basins, and the waiting room seats twelve.
  [eaves] A mezzanine adds storage that is not counted in the rent.
`)

export const businessUtilities = phrases(`
  [generator] A generator for the whole building starts within ten seconds.
  [inverter] {inverterCap} keeps tills, cameras and internet running.
  [tank] A {tank} litre tank gives two days of water.
  [fibre] Fibre from three suppliers ends in the building.
  [solar] {solar} solar panels on the roof bring the account down; tenants share the saving.
  [fence rent] Electric fence, cameras and guards at night are part of the operating costs.
  [gate] The park is guarded at one gate, with number-plate cameras.
  There are {parkingWord}, half of them under cover.
  Zoning is {zoning}, confirmed by the municipality this year.
  Operating costs come to R {opex} per m² and cover refuse, cleaning and security.
`)

export const businessSurroundings = phrases(`
  {road} is {km} km away, without a traffic light in between.
  Staff get here by taxi; the rank is {minutes} minutes’ walk.
  Banks, a post office and lunch are within walking distance.
  Your neighbours are an attorney, a tyre shop and a very good bakery.
  The airport is {minutes} minutes away outside rush hour.
  {suburb} has changed much in five years, and mostly for the better.
  Suppliers for the building trade are all within {km} km.
  The street is lit, the drains work and the pavement is new.
  A petrol station and a driving-licence office bring people past all day.
  Trucks may use the road day and night.
`)

export const businessClosings = phrases(`
  [rent] Lease of {lease} months, escalation {escalation} percent a year, deposit R {deposit}.
  Available from {available}, earlier by agreement.
  The landlord allows a month free of rent for fitting out.
  Sole mandate; the agent has the keys and the plans.
  Bring your fire consultant; the last report is on file.
  Signage rights on the facade are included.
`)

export const businessSaleClosings = phrases(`
  Sold with the tenant in place; the lease runs for another {lease} months.
  VAT applies unless sold as a going concern.
  The rent roll and twelve months of accounts are on file.
  Plans, occupation certificate and zoning certificate come with the papers.
  The owner retires and wants it to go to someone who will use it.
  Vacant occupation on transfer.
`)

export const businessLandBody = phrases(`
  The site of {erf} m² is level and has two road fronts.
  Water, sewerage and a 200 kVA supply are at the boundary.
  The site development plan was approved in {renovated}.
  Old buildings were taken down and the ground is clean.
  Bulk of 0.6 and three storeys are allowed.
  An environmental report is on file and closed.
  The traffic study counts eleven thousand cars a day.
`)
