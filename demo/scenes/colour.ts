type Rgb = [number, number, number]

const toRgb = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
]

const channel = (value: number): string =>
  Math.max(0, Math.min(255, Math.round(value)))
    .toString(16)
    .padStart(2, '0')

const toHex = ([r, g, b]: Rgb): string => `#${channel(r)}${channel(g)}${channel(b)}`

export function mix(from: string, to: string, amount: number): string {
  const [r, g, b] = toRgb(from)
  const [r2, g2, b2] = toRgb(to)
  return toHex([r + (r2 - r) * amount, g + (g2 - g) * amount, b + (b2 - b) * amount])
}

export function multiply(colour: string, tint: string): string {
  const [r, g, b] = toRgb(colour)
  const [tr, tg, tb] = toRgb(tint)
  return toHex([(r * tr) / 255, (g * tg) / 255, (b * tb) / 255])
}

function hueOf(r: number, g: number, b: number, max: number, delta: number): number {
  if (max === r) return 60 * ((g - b) / delta + (g < b ? 6 : 0))
  if (max === g) return 60 * ((b - r) / delta + 2)
  return 60 * ((r - g) / delta + 4)
}

/** Turns the hue by degrees, and scales saturation and lightness. */
export function shift(hex: string, degrees: number, saturation = 1, lightness = 1): string {
  const [r, g, b] = toRgb(hex).map((v) => v / 255) as Rgb
  const max = Math.max(r, g, b)
  const min = Math.min(r, g, b)
  const delta = max - min
  const middle = (max + min) / 2
  const base = delta === 0 ? 0 : delta / (middle > 0.5 ? 2 - max - min : max + min)
  const h = ((delta === 0 ? 0 : hueOf(r, g, b, max, delta)) + degrees + 360) % 360
  const s = Math.min(1, base * saturation)
  const l = Math.min(1, middle * lightness)
  const chroma = s * Math.min(l, 1 - l)
  const part = (n: number): number => {
    const k = (n + h / 30) % 12
    return 255 * (l - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return toHex([part(0), part(8), part(4)])
}
