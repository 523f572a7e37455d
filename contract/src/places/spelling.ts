/** Words that people write in several ways. */
const sameWord: Record<string, string> = {
  cbd: 'central',
  saint: 'st',
  mt: 'mount',
  en: 'and',
  pk: 'park',
  pt: 'point',
  hts: 'heights',
  gdns: 'gardens',
  vallei: 'valley',
  dbn: 'durban',
  pta: 'pretoria',
  subs: 'suburbs',
  burbs: 'suburbs',
  voorstede: 'suburbs',
  noordelike: 'northern',
  suidelike: 'southern',
  oostelike: 'eastern',
  westelike: 'western',
}

/** Without case, accents and punctuation: `Bishop's Court` has the words `bishops` and `court`. */
export function placeWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}|['’`.]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => sameWord[word] ?? word)
}

/** Endings of names in Afrikaans and in English. */
const endings: Readonly<Record<string, string>> = {
  baai: 'bay',
  rivier: 'river',
  noord: 'north',
  suid: 'south',
  oos: 'east',
  oost: 'east',
  wes: 'west',
  noorde: 'north',
  suide: 'south',
  ooste: 'east',
  weste: 'west',
  sentraal: 'central',
}
/** The same at the end of a longer name only: `Sonstraalhoogte`, while `tuine` alone are gardens. */
const endingsOfNames: Readonly<Record<string, string>> = {
  hoogte: 'heights',
  rif: 'ridge',
  tuine: 'gardens',
}
const inEnglish: Readonly<Record<string, string>> = { ...endings, ...endingsOfNames }
const ending = new RegExp(`(?:${Object.keys(inEnglish).join('|')})$`)
const shortestBeforeEnding = 4

/** The words as one, because `Table View` and `Tableview` are the same, with an English ending. */
export function squashed(words: readonly string[]): string {
  return words.join('').replace(ending, (found, at: number) => {
    const isAlone = at < shortestBeforeEnding && endingsOfNames[found] !== undefined
    return isAlone ? found : (inEnglish[found] ?? found)
  })
}

/** After the name of the place that they are named after: `Rosebank Mall`, `George Airport`. */
export const landmarkWords =
  /ah|mall|airport|lughawe|hospital|hospitaal|stadium|casino|campus|station|stasie|gautrain|university|universiteit|crossing|junction|plaza|boulevard/

/** Parts of the name of a school: the words before them are rarely a misspelt place. */
export const schoolWords =
  /high|boys|girls|seuns|meisies|school|primary|college|academy|gymnasium|gimnasium|preparatory|prep|skool|hoerskool|laerskool/

const vowels = 'aeiouy'
/** Letters that are confused with each other, by sound or because their keys are adjacent. */
const alike = new Set('ck cs sz fv vw mn td bp gh ij iy gj rt er'.split(' '))

/** Whether one letter is likely to be written instead of the other. */
export function areAlike(a: string, b: string): boolean {
  if (vowels.includes(a) && vowels.includes(b)) return true
  return alike.has(a + b) || alike.has(b + a)
}

const keys = 'qwertyuiop asdfghjkl zxcvbnm'

/**
 * Whether a name with one mistake is a slip rather than another word: a letter left out, doubled or
 * swapped, a similar one, or the next key. `parts` is not Parys, and `strings` not Springs.
 */
export function isSlip(text: string, name: string): boolean {
  if (text.length !== name.length) return true
  const wrong = [...text].flatMap((letter, at) => (letter === name[at] ? [] : [at]))
  const [at, second] = wrong
  if (at === undefined || second !== undefined) return true
  const [a, b] = [text.charAt(at), name.charAt(at)]
  return areAlike(a, b) || keys.includes(a + b) || keys.includes(b + a)
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/^kn/, 'n'],
  // Wooster.
  [/orcest/, 'oost'],
  [/sch(?=h)/g, 's'],
  [/sch/g, 'sk'],
  [/ph/g, 'f'],
  // Tulbach, Knysner.
  [/[cg]h$/, 'g'],
  [/(?<=....)er$/, 'a'],
  // Umhlanga is also heard as Umshlanga and Umslanga.
  [/s?hl|(?<=^um)sl/g, 'l'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  // Eldorain, Parou.
  [/gne$/, 'n'],
  [/ow$/, 'u'],
  [/b[eu]rg|boroug/g, 'brg'],
  // Komitjie, Strysbaai, Edenvail.
  [/[ei]tj/g, 'itj'],
  [/ui/g, 'i'],
  [/ai(?=.)/g, 'a'],
  [/dt|th/g, 't'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/oo|oe|ou|ow|au/g, 'u'],
  [/ee|ea|ie|ei|ey|ij|y/g, 'i'],
  [/(?<=.)h/g, ''],
  [/(.)\1+/g, '$1'],
  [/(?<=...)e$/, ''],
]

/** What a name sounds like: two spellings of it usually have the same sound. */
export function soundOf(name: string): string {
  return sounds.reduce((text, [from, to]) => text.replace(from, to), name)
}

/** The letters of a name as a bit set: names whose letters differ a lot cannot be similar. */
export function lettersOf(name: string): number {
  let bits = 0
  for (let at = 0; at < name.length; at++) bits |= 1 << ((name.charCodeAt(at) - 97) % 31)
  return bits
}

export function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

const widest = 64
const rows = [new Uint8Array(widest), new Uint8Array(widest), new Uint8Array(widest)]

/**
 * Edit distance: letters to add, drop, replace or swap with their neighbour to turn one name into
 * the other; limit + 1 if it exceeds the limit.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const tooFar = limit + 1
  if (Math.abs(a.length - b.length) > limit) return tooFar
  if (a.length >= widest || b.length >= widest) return a === b ? 0 : tooFar
  // A common prefix and suffix cost nothing.
  let begin = 0
  while (begin < a.length && a.charCodeAt(begin) === b.charCodeAt(begin)) begin += 1
  let [endA, endB] = [a.length, b.length]
  while (endA > begin && endB > begin && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA -= 1
    endB -= 1
  }
  const [lengthA, lengthB] = [endA - begin, endB - begin]
  if (lengthA === 0 || lengthB === 0) return Math.min(lengthA + lengthB, tooFar)
  // One edit affects one letter, or two that are swapped; most names differ in more.
  if (limit === 1 && Math.min(lengthA, lengthB) > 2) return tooFar
  let [before, above, row] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let j = 0; j <= lengthB; j++) above[j] = j
  for (let i = 1; i <= lengthA; i++) {
    row[0] = i
    let least = i
    const letter = a.charCodeAt(begin + i - 1)
    for (let j = 1; j <= lengthB; j++) {
      const same = letter === b.charCodeAt(begin + j - 1)
      let cost = Math.min(
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (above[j - 1] as number) + (same ? 0 : 1),
      )
      const swapped =
        i > 1 &&
        j > 1 &&
        letter === b.charCodeAt(begin + j - 2) &&
        a.charCodeAt(begin + i - 2) === b.charCodeAt(begin + j - 1)
      if (swapped) cost = Math.min(cost, (before[j - 2] as number) + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return tooFar
    ;[before, above, row] = [above, row, before]
  }
  return Math.min(above[lengthB] as number, tooFar)
}
