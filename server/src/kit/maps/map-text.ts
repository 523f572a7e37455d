import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { create, Font } from 'fontkit'
import type { LabelStyle } from '#contract/maps/label-style.ts'

type Style = Pick<LabelStyle, 'size' | 'weight' | 'italic' | 'spacing'>

const folder = path.resolve(import.meta.dirname, '../../../../contract/fonts')

const require = createRequire(import.meta.url)

/** The library takes several megabytes, and most processes draw no map: it is loaded for the first one. */
function readFont(file: string): Font {
  const fontkit = require('fontkit') as { create: typeof create }
  return fontkit.create(readFileSync(path.join(folder, file)))
}

const fonts = new Map<string, Font>()

function fontOf({ weight }: Style): Font {
  const file = weight >= 600 ? 'inter-print-bold.ttf' : 'inter-print.ttf'
  const font = fonts.get(file) ?? readFont(file)
  fonts.set(file, font)
  return font
}

/** Removes the plane symbol of airports, which the font does not have. */
const known = (text: string) => text.replace('✈\ufe0e\u00a0', '')

const spacingOf = ({ size, spacing = 0 }: Style) => size * spacing

/** The width of a text in pixels. */
export function widthOf(text: string, style: Style): number {
  const font = fontOf(style)
  const { advanceWidth, glyphs } = font.layout(known(text))
  return (advanceWidth * style.size) / font.unitsPerEm + spacingOf(style) * glyphs.length
}

/** A little more than half the height of capitals, in ems: text is placed by its vertical middle. */
const middle = 0.36

/**
 * The outlines of a text around its middle, as an SVG path: the renderer on the server does not have
 * our fonts. Italics are made by slanting.
 */
export function textOutlines(text: string, x: number, y: number, style: Style): string {
  const font = fontOf(style)
  const scale = style.size / font.unitsPerEm
  const { glyphs, positions } = font.layout(known(text))
  let left = x - (widthOf(text, style) - spacingOf(style)) / 2
  const baseline = y + style.size * middle
  const outlines = glyphs.map(({ path: outline }, index) => {
    const { xAdvance, xOffset } = positions[index] as (typeof positions)[number]
    const at = left + xOffset * scale
    left += xAdvance * scale + spacingOf(style)
    return outline.scale(scale, -scale).translate(at, baseline).toSVG()
  })
  return outlines.join('')
}
