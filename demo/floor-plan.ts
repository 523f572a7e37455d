/** Drawn without text: not every machine has fonts, and the alt text says what it is. */
const colours = {
  paper: '#faf7f2',
  wall: '#3f2566',
  floor: '#fffdf9',
  wet: '#dcebf0',
  outside: '#e7eed9',
  line: '#9a8fb0',
  fill: '#efe8f7',
  wood: '#e8d3ae',
}

const width = 1200
const height = 800
const inner = { x: 150, y: 110, w: 920, h: 580 }

interface Room {
  x: number
  y: number
  w: number
  h: number
}

const rect = (room: Room, fill: string, more = '') =>
  `<rect x="${room.x}" y="${room.y}" width="${room.w}" height="${room.h}" fill="${fill}" ${more}/>`

const piece = (room: Room, fill = colours.fill, radius = 6) =>
  rect(room, fill, `rx="${radius}" stroke="${colours.line}" stroke-width="3"`)

const walls = (room: Room) => rect(room, 'none', `stroke="${colours.wall}" stroke-width="10"`)

/** An opening in a wall with the leaf and the arc of its swing. */
function door(x: number, y: number, along: 'x' | 'y'): string {
  const size = 56
  const gap = along === 'x' ? `M${x} ${y}h${size}` : `M${x} ${y}v${size}`
  const leaf =
    along === 'x'
      ? `M${x} ${y}v${size}A${size} ${size} 0 0 0 ${x + size} ${y}`
      : `M${x} ${y}h${size}A${size} ${size} 0 0 1 ${x} ${y + size}`
  return `<path d="${gap}" stroke="${colours.floor}" stroke-width="12"/><path d="${leaf}" fill="none" stroke="${colours.line}" stroke-width="3"/>`
}

function windowIn(x: number, y: number, length: number, along: 'x' | 'y'): string {
  const path = along === 'x' ? `M${x} ${y}h${length}` : `M${x} ${y}v${length}`
  return `<path d="${path}" stroke="${colours.wall}" stroke-width="12"/><path d="${path}" stroke="#ffffff" stroke-width="5"/>`
}

function bed(room: Room, double: boolean): string {
  const w = double ? 130 : 76
  const h = 150
  const x = room.x + room.w - h - 16
  const y = room.y + (room.h - w) / 2
  const pillow = { x: x + h - 42, y: y + 10, w: 32, h: double ? w / 2 - 15 : w - 20 }
  return [
    piece({ x, y, w: h, h: w }),
    piece(pillow, '#ffffff'),
    double ? piece({ ...pillow, y: y + w / 2 + 5 }, '#ffffff') : '',
  ].join('')
}

function bedroom(room: Room, main: boolean): string {
  const twin = bed({ ...room, y: room.y - 46 }, false) + bed({ ...room, y: room.y + 46 }, false)
  return [
    rect(room, colours.floor),
    main ? bed(room, true) : twin,
    room.w < 220 ? '' : piece({ x: room.x + 14, y: room.y + 14, w: 38, h: 110 }, colours.wood),
    walls(room),
  ].join('')
}

function bathroom(room: Room): string {
  return [
    rect(room, colours.wet),
    piece({ x: room.x + 14, y: room.y + 14, w: room.w - 28, h: 62 }, '#ffffff', 24),
    piece({ x: room.x + 16, y: room.y + room.h - 74, w: 48, h: 56 }, '#ffffff', 20),
    piece({ x: room.x + room.w - 66, y: room.y + room.h - 66, w: 50, h: 46 }, '#ffffff', 12),
    walls(room),
  ].join('')
}

function kitchen(room: Room): string {
  const plates = [0, 1, 2, 3].map(
    (n) =>
      `<circle cx="${room.x + 122 + (n % 2) * 26}" cy="${room.y + 24 + Math.floor(n / 2) * 24}" r="9" fill="none" stroke="${colours.line}" stroke-width="3"/>`,
  )
  return [
    piece({ x: room.x + 10, y: room.y + 10, w: room.w - 110, h: 56 }, colours.wood, 2),
    piece({ x: room.x + 26, y: room.y + 20, w: 70, h: 36 }, '#ffffff'),
    ...plates,
    piece({ x: room.x + room.w - 160, y: room.y + 10, w: 60, h: 56 }, '#ffffff', 4),
  ].join('')
}

function living(room: Room, sleeps: number): string {
  const chairs = Math.min(room.w < 400 ? 6 : 8, Math.max(2, sleeps))
  const table = { x: room.x + 70, y: room.y + 150, w: 40 + (chairs / 2) * 42, h: 84 }
  const seats = Array.from({ length: chairs }, (_, n) => {
    const x = table.x + 18 + Math.floor(n / 2) * 42
    return piece({ x, y: n % 2 ? table.y + table.h + 6 : table.y - 32, w: 28, h: 26 }, '#ffffff')
  })
  const couch = { x: room.x + 90, y: room.y + room.h - 110, w: Math.min(260, room.w - 150), h: 76 }
  return [
    rect(room, colours.floor),
    kitchen(room),
    piece(table, colours.wood),
    ...seats,
    piece(couch, colours.fill, 16),
    piece({ x: couch.x + couch.w / 2 - 50, y: couch.y - 74, w: 100, h: 48 }, colours.wood, 10),
    walls(room),
  ].join('')
}

const balcony = () => {
  const room = { x: inner.x - 90, y: inner.y + 130, w: 90, h: 360 }
  return [
    rect(
      room,
      colours.outside,
      `stroke="${colours.wall}" stroke-width="5" stroke-dasharray="14 8"`,
    ),
    piece({ x: room.x + 22, y: room.y + 60, w: 44, h: 44 }, '#ffffff', 22),
    piece({ x: room.x + 16, y: room.y + 250, w: 56, h: 44 }, colours.wall, 4),
  ].join('')
}

const right = inner.x + inner.w
const bottom = inner.y + inner.h

/**
 * Up to two bedrooms are one above the other, with the bathrooms between them and the living room.
 */
function smallUnit(bedrooms: number, sleeps: number): string[] {
  const bedWidth = 310
  const bathWidth = 150
  const bathX = right - bedWidth - bathWidth
  const baths = bedrooms === 2 ? 2 : 1
  const bathHeight = 250
  const rows = Math.max(1, bedrooms)
  const h = inner.h / rows
  const parts = [
    rect({ x: bathX, y: inner.y, w: bathWidth, h: inner.h }, colours.floor),
    living({ x: inner.x, y: inner.y, w: bathX - inner.x, h: inner.h }, sleeps),
    walls(inner),
  ]
  for (let n = 0; n < rows; n++) {
    const y = inner.y + n * h
    parts.push(
      bedroom({ x: right - bedWidth, y, w: bedWidth, h }, n === 0),
      windowIn(right, y + h / 2 - 60, 120, 'y'),
    )
  }
  for (let n = 0; n < baths; n++) {
    const y = n === 0 ? inner.y : bottom - bathHeight
    parts.push(bathroom({ x: bathX, y, w: bathWidth, h: bathHeight }), door(bathX, y + 97, 'y'))
  }
  const middle = baths === 2 ? inner.y + inner.h / 2 : inner.y + 420
  parts.push(opening(bathX, middle - 32))
  if (bedrooms === 0) parts.push(opening(right - bedWidth, inner.y + 270, 290))
  if (bedrooms === 1) parts.push(door(right - bedWidth, middle - 28, 'y'))
  if (bedrooms === 2)
    parts.push(door(right - bedWidth, middle - 64, 'y'), door(right - bedWidth, middle + 8, 'y'))
  return [...parts, door(bathX - 84, inner.y, 'x')]
}

/** More bedrooms are on both sides of a passage that leads away from the living room. */
function largeUnit(bedrooms: number, sleeps: number): string[] {
  const livingWidth = bedrooms > 4 ? 240 : 330
  const passage = 80
  const bathWidth = 130
  const start = inner.x + livingWidth
  const h = (inner.h - passage) / 2
  const parts = [
    rect({ x: start, y: inner.y, w: right - start, h: inner.h }, colours.floor),
    living({ x: inner.x, y: inner.y, w: livingWidth, h: inner.h }, sleeps),
    walls(inner),
  ]
  const upper = Math.ceil(bedrooms / 2)
  for (const [row, count] of [upper, bedrooms - upper].entries()) {
    const y = row === 0 ? inner.y : bottom - h
    const wall = row === 0 ? y + h : y
    const w = (right - start - bathWidth) / count
    parts.push(bathroom({ x: start, y, w: bathWidth, h }), door(start + 36, wall, 'x'))
    for (let n = 0; n < count; n++) {
      const x = start + bathWidth + n * w
      parts.push(bedroom({ x, y, w, h }, row === 0 && n === 0), door(x + w - 90, wall, 'x'))
      parts.push(windowIn(x + w / 2 - 50, row === 0 ? inner.y : bottom, 100, 'x'))
    }
  }
  return [...parts, opening(start, inner.y + h + 8), door(start - 84, inner.y, 'x')]
}

function opening(x: number, y: number, length = 64): string {
  return `<path d="M${x} ${y}v${length}" stroke="${colours.floor}" stroke-width="12"/>`
}

/** A plan of a holiday unit: living room with kitchen, bathrooms, bedrooms and a balcony. */
export function drawFloorPlan(bedrooms: number, sleeps: number): string {
  const rooms = bedrooms > 2 ? largeUnit(bedrooms, sleeps) : smallUnit(bedrooms, sleeps)
  const drawn = [balcony(), ...rooms, windowIn(inner.x, inner.y + inner.h / 2 - 80, 190, 'y')]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colours.paper}"/>${drawn.join('')}</svg>`
}
