import { phrases } from '../phrases.ts'

export const officeTitles = phrases(`
  [generator fibre] Grade {grade} offices with backup power and fibre
  {floor} m² of offices in {building}
  Corner office suite with {parkingWord}
  [!large] Ground-floor offices for a practice
  [kitchenette] Open-plan offices with {boardroomsWord} and a kitchenette
  [large] Whole floor in {building}
  [generator tank] Offices with generator and water backup
  [small] Small serviced suite in {suburb}
  [sale !large] House rezoned for offices in {suburb}
  Quiet offices with a garden, {floor} m²
  Offices at {building}, {suburb}
  [large] {floor} m² of offices for a growing firm
  [fibre] Fibre-ready offices near {road}
  [aircon] Air-conditioned suite of {floor} m²
  [!large] First-floor offices on {street}
  Bright offices in {suburb}
  [lift] Upper-floor suite with lift in {building}
  [large] Offices that can be subdivided, from 60 m²
  [small] Light-filled studio offices in {suburb}
  [large] Call-centre floor with data cabling
  [!large] Professional suite in {suburb}
`)

export const shopTitles = phrases(`
  Corner shop with a storeroom
  Shop of {floor} m² on {street}
  Shop in a busy centre, {floor} m²
  [sale] Street-front shop with living space above
  [food] Takeaway shop with extraction and gas
  Shop near the taxi rank, with high foot traffic
  [!small] Double shop with two entrances in {suburb}
  [salon] Salon space, plumbed and tiled
  Shop with {parkingWord} at the door
  Bright shop between a chemist and a bakery
  Shop with storeroom and back door, {floor} m²
  [small] Small shop in {suburb}
  [food] Corner café premises in {suburb}
  {floor} m² shop in {city}
  Shop facing the parking area, {suburb}
  [salon] {floor} m² shop for a salon or bookshop
`)

export const industrialTitles = phrases(`
  [warehouse] Warehouse of {floor} m² with {docksWord}
  {kind} with {amps} A three-phase power
  [gate] Secure {kindLower} in an industrial park
  [yard] {kind} with offices in front and a yard behind
  {floor} m² under roof, {eaves} m to the eaves
  {kindLower} with a {yard} m² yard near {road}
  [warehouse] Warehouse with sprinklers, suitable for food storage
  [gate] {kindLower} in a guarded park, {floor} m²
  Superlink access and {docksWord}
  [factory] Workshop with crane beams and {amps} A power supply
  [warehouse] Distribution space close to {road}
  {kind} with {solar} solar panels
`)

export const otherTitles = phrases(`
  {kind} of {floor} m² in {suburb}
  {kind} with {parkingWord} in {building}
  {kind} on {street}, {floor} m²
  [trading] {kind}, fitted out and ready to trade
  Well-kept {kindLower} in {city}
  [sale] {kind} with a good rental record
  {kind} at {building}
  [!wholeBuilding] Ground-floor {kindLower} with easy access, {suburb}
  {kind} of {floor} m², {city}
  [gate] {kind} behind a guarded gate in {suburb}
  [sale] {kind} suitable for an owner-occupier
  {kindLower} near {road}, {floor} m²
`)

export const lodgeTitles = phrases(`
  Guest house with {roomsWord} rooms and regular guests
  {roomsWord}-room guest house, {city}
  Guest house in {suburb}, fully furnished
  Guest house with licensed restaurant and conference room
  Family-run guest house with owner’s cottage
  [pool] {roomsWord} en-suite rooms and a swimming pool
`)

export const businessLandTitles = phrases(`
  Commercial stand of {erf} m² near {road}
  [businessLand] Business-zoned land, {erf} m², {suburb}
  [businessLand] Corner site with application for filling-station rights
  [industrialLand] Level industrial land of {erf} m²
  Serviced development land, {erf} m²
`)

export const businessOpenings = phrases(`
  [named] {floor} m² in {building}, a well-managed building.
  The {kindLower} is on {street}, with good exposure to passing traffic.
  [rent established] The previous tenant stayed for nine years and moved to larger premises.
  [!lodge] The layout is regular, with few columns and good natural light.
  [rent large] Available as a whole or divided in two; plans have been drawn up for both.
  [rent] The landlord is local and attends to repairs promptly.
  [rent] The premises are handed over clean and freshly painted.
  [established] The {kindLower} was built in {year} and has been well maintained.
  This is a practical business address in {suburb}.
  There is access from two sides, so deliveries and visitors are kept apart.
  The building is well known in {city} and easy to find.
  [office] The existing partitions can be kept or removed.
`)

export const businessInside = phrases(`
  [office] There is a reception area, {boardroomsWord} and a server room.
  [kitchenette !lodge !trading] The kitchenette has a geyser and a seating area.
  [!lodge !storage] Toilets are inside the premises and were renovated in {renovated}.
  [aircon] Every room is air-conditioned, and the units are serviced twice a year.
  [office] The offices have carpet tiles and LED lighting.
  [highEaves] The eaves height of {eaves} m allows for four levels of racking.
  {docksCap} take trucks side by side, with a turning circle for superlinks.
  There are {rollers}, the widest of five metres.
  Three-phase power of {amps} A is installed.
  The offices measure {officeArea} m²; the rest is open floor.
  The yard of {yard} m² is paved, fenced and lit.
  [shopfront] The glass shopfront runs the full width of the premises and has a security shutter.
  [food] Extraction, a grease trap and a gas line are installed and certified.
  There is step-free access for wheelchairs.
  [lift] The lift was replaced in {renovated} and has a valid certificate.
  [eaves] The floor can carry five tons per square metre.
  [medical] The consulting rooms have basins, and the waiting room seats twelve.
  [eaves rent] A mezzanine provides extra storage at no additional rent.
`)

export const businessUtilities = phrases(`
  [generator] A generator supplies the whole building and starts within ten seconds.
  {inverterCap} keeps the lights and the internet on during load-shedding.
  A {tank} litre tank holds two days’ supply of water.
  [fibre] Fibre is available from three providers.
  {solar} solar panels on the roof reduce the electricity bill.
  [fence cameras rent] Electric fencing, cameras and night guards are included in the operating costs.
  [gate cameras] The entrance is guarded and has number-plate cameras.
  There are {parkingWord} on site.
  The zoning is {zoning}, confirmed by the municipality this year.
  Operating costs are R {opex} per m² and include refuse, cleaning and security.
`)

export const businessSurroundings = phrases(`
  {road} is {km} km away.
  Staff can get here easily by taxi or bus.
  [!eaves] Banks, a post office and restaurants are within walking distance.
  [!eaves !lodge] Neighbouring tenants include an attorney, a tyre shop and a bakery.
  The airport is {minutes} minutes away outside peak hours.
  {suburb} has seen a lot of new development in the past five years.
  Building suppliers are within {km} km.
  The street is well lit and the pavement is new.
  A petrol station and a licensing office nearby bring customers past all day.
  [eaves] Trucks may use the road at any time.
`)

export const businessClosings = phrases(`
  The lease is for {lease} months at an escalation of {escalation}% a year, with a deposit of R {deposit}.
  Available from {available}, or earlier by agreement.
  The landlord allows one month rent-free for fitting out.
  The agent holds a sole mandate and has the keys and the plans.
  The latest fire-safety report is available.
  Signage rights on the facade are included.
`)

export const businessSaleClosings = phrases(`
  [!lodge] Sold with a tenant in place; the lease runs for another {lease} months.
  VAT applies unless the property is sold as a going concern.
  [!lodge] The rent roll and twelve months of accounts are available.
  Building plans, the occupation certificate and the zoning certificate are available.
  The owner is retiring.
  Vacant occupation is given on transfer.
`)

export const businessLandBody = phrases(`
  The site of {erf} m² is level and has frontage on two roads.
  Water, sewerage and a 200 kVA electricity supply are at the boundary.
  The site development plan was approved in {approved}.
  The old buildings have been demolished and the site is cleared.
  The zoning permits a floor area ratio of 0.6 and three storeys.
  An environmental report has been completed.
  A traffic study counted 11 000 cars a day.
`)
