import { z } from 'zod'
import { passwordRuleTexts } from './passwords.messages.ts'

/** The passwords people choose first, without the digits and symbols they put around them. */
const commonWords = new Set(
  `
  abc abcabc abcdef abcdefg abcdefghij access admin adminadmin administrator asdf asdfasdf
  asdfgh asdfghjkl bafana bafanabafana baseball batman braai capetown changeme chelsea
  chocolate computer default dragon durban estateagent football freedom gauteng hello
  helloworld iloveyou iloveyousomuch jacaranda jesus jesuschrist johannesburg kaizerchiefs
  letmein letmeinnow liverpool login lovely manchester manchesterunited mandela master michael
  monkey mypassword mzansi nothing orlandopirates pass passpass password passwordpassword
  passwort pretoria princess property qazwsx qazwsxedc qwer qwert qwerty qwertyqwerty qwertyui
  qwertyuiop secret shadow southafrica soweto springbok springboks summer sunshine superadmin
  superman temp temppassword test testing testtest thisispassword timeshare trustno user
  username wachtwoord welcome welcomewelcome whatever winter zaq zxcvbn zxcvbnm
`
    .trim()
    .split(/\s+/),
)

const stoodFor: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn',
]

const letters = (text: string) => text.replace(/[^a-z]/g, '')

function isRun(text: string): boolean {
  const backwards = [...text].toReversed().join('')
  return rows.some((row) => row.includes(text) || row.includes(backwards))
}

/**
 * The core of a password: without spaces and surrounding digits and symbols, with symbols replaced
 * by the letters they imitate, and only half of it where it is repeated.
 */
export function simpleForms(password: string): string[] {
  const small = password.toLowerCase().replace(/\s+/g, '')
  const trimmed = small.replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  const spelled = [...trimmed].map((sign) => stoodFor[sign] ?? sign).join('')
  const forms = [small, trimmed, spelled, ...[small, trimmed].map(letters)]
  const halves = forms
    .filter((form) => form.length % 2 === 0)
    .map((form) => [form.slice(0, form.length / 2), form.slice(form.length / 2)])
    .flatMap(([first = '', second]) => (first === second ? [first] : []))
  return [...new Set([...forms, ...halves])].filter(Boolean)
}

/** Whether a few thousand guesses would find it: a well-known word, a row of keys or a repetition. */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase().replace(/\s+/g, '')
  if (new Set(small).size <= 3 || isRun(small)) return true
  if (/^\d+$/.test(small) && small.length <= 12) return true
  const trimmed = small.replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  const spelled = letters([...trimmed].map((sign) => stoodFor[sign] ?? sign).join(''))
  return [letters(small), spelled].some((word) => commonWords.has(word))
}

export const shortestPassword = 10
const longestPassword = 200

/** A new password. Old ones are never checked against this, so that they continue to work. */
export function newPassword(required: string) {
  return z
    .string({ error: required })
    .min(1, required)
    .min(shortestPassword, passwordRuleTexts.tooShort)
    .max(longestPassword, passwordRuleTexts.tooLong)
    .refine((text) => !isCommonPassword(text), passwordRuleTexts.tooCommon)
}

/** A password that was chosen before. */
export const currentPassword = z.string().max(500).nullish()
