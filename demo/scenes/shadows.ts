import type { Canvas } from './canvas.ts'

/** Long soft shadow on the ground, away from the light. The light always comes from the left:
 *  half of the pictures are mirrored as a whole. */
export function castShadow(
  cv: Canvas,
  from: number,
  to: number,
  y: number,
  depth = 60,
  k = 1,
): void {
  const { shade, shadow, shadowLength } = cv.palette
  const length = 150 * shadowLength * k
  const stops = [
    [0, shade, shadow],
    [0.6, shade, shadow * 0.6],
    [1, shade, 0.02],
  ] as const
  cv.shape(
    [
      [from, y],
      [to, y],
      [to + length, y + depth],
      [from + length * 0.9, y + depth],
    ],
    cv.linear(stops),
  )
}

export function treeShadow(cv: Canvas, x: number, y: number, w: number): void {
  const { shade, shadow, shadowLength } = cv.palette
  const stops = [
    [0, shade, shadow],
    [0.7, shade, shadow * 0.82],
    [0.9, shade, shadow * 0.4],
    [1, shade, 0],
  ] as const
  const centre = x + w * 0.35 * shadowLength
  const reach = w * (0.42 + 0.28 * shadowLength)
  cv.ellipse(centre, y + w * 0.08, reach, w * 0.105, cv.radial(stops, 0.42, 0.5, 0.58))
}
