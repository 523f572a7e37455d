import type { FoundPhrase, PhraseIndex } from './phrase-index.ts'
import type { Token } from './tokens.ts'

/** Afrikaans puts the kind into the same word: `aartappelplaas`, `hoekwinkel`. */
const compound =
  /^\p{L}{3,}?(plaas|plase|winkels?|woonstelle?|woonstel|huise?|huis|kantore|kantoor|pakhuise?|fabrieke?|grond|erwe|erf)$/u

/** Or what it is for: `aftreeplek`, `aftreekompleks`. */
const purpose = /^(aftree)\p{L}{3,}$/u

/** The type that a part of an unknown word names. */
export function findCompound(
  index: PhraseIndex,
  tokens: readonly Token[],
  at: number,
): FoundPhrase | undefined {
  const token = tokens[at]
  const part = token && (purpose.exec(token.word) ?? compound.exec(token.word))?.[1]
  // `in Kerkhuis` is more likely a name.
  if (!part || (token.letters === 'capital' && at > 0)) return undefined
  const found = index.find([{ ...token, word: part }], 0)
  return found?.meaning.is === 'types' ? { ...found, exact: false } : undefined
}
