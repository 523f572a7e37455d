/** Arithmetic in GF(256) over x^8 + x^4 + x^3 + x^2 + 1, the field of QR codes. */
const powers = new Uint8Array(255)
const logarithms = new Uint8Array(256)
for (let exponent = 0, value = 1; exponent < 255; exponent++) {
  powers[exponent] = value
  logarithms[value] = exponent
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0)
}

function multiply(a: number, b: number): number {
  if (a === 0 || b === 0) return 0
  return powers[((logarithms[a] as number) + (logarithms[b] as number)) % 255] as number
}

/** The product of (x + 2^i) for i below the degree, without its leading 1. */
function generatorOf(degree: number): number[] {
  let coefficients = [1]
  for (let i = 0; i < degree; i++) {
    const root = powers[i] as number
    const next = [...coefficients, 0]
    coefficients.forEach((value, at) => {
      next[at + 1] = (next[at + 1] as number) ^ multiply(value, root)
    })
    coefficients = next
  }
  return coefficients.slice(1)
}

/** The error correction codewords of one block: the remainder of its division by the generator. */
export function correctionOf(data: readonly number[], degree: number): number[] {
  const generator = generatorOf(degree)
  const remainder = Array.from({ length: degree }, () => 0)
  for (const byte of data) {
    const factor = byte ^ (remainder.shift() as number)
    remainder.push(0)
    generator.forEach((coefficient, at) => {
      remainder[at] = (remainder[at] as number) ^ multiply(coefficient, factor)
    })
  }
  return remainder
}
