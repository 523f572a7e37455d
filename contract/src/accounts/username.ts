import { z } from 'zod'
import { line } from '../values/text.ts'
import { usernameTexts as texts } from './username.messages.ts'

const allowed = /^[\p{L}\p{M}\p{N} ._@+'’-]+$/u

/** Scripts with letters that look alike; a name is written in only one of them. */
const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  // Mixed with each other in Japanese and Korean.
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
]

/** All letters are of one script: a Cyrillic а among Latin letters can impersonate another user. */
function isOneScript(name: string): boolean {
  const letters = [...name].filter((sign) => /\p{L}/u.test(sign))
  const used = new Set(letters.map((sign) => scripts.findIndex((script) => script.test(sign))))
  return used.size <= 1
}

/** One way to write each name: `ﬁ` becomes `fi`, several spaces become one. */
export function normaliseUsername(typed: string): string {
  return typed.normalize('NFKC').replace(/\s+/g, ' ').trim()
}

/** A new username. Old ones are never checked against this, so that they continue working. */
export function newUsername(required: string, max = 60) {
  return line(required, max)
    .refine((name) => !/[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u.test(name), texts.invisible)
    .transform(normaliseUsername)
    .pipe(
      z
        .string()
        .min(1, required)
        .max(max, `At most ${max} characters`)
        .regex(allowed, texts.signs)
        .refine((name) => /[\p{L}\p{N}]/u.test(name), texts.signs)
        .refine(isOneScript, texts.mixed),
    )
}
