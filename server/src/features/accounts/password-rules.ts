import { readFileSync } from 'node:fs'
import path from 'node:path'
import { simpleForms } from '#contract/accounts/password.ts'
import { passwordRuleTexts as texts } from '#contract/accounts/passwords.messages.ts'
import { AppError } from '#contract/errors.ts'
import type { Executor } from '../../db/connect.ts'
import { findCompany } from '../settings/settings.service.ts'

const listFile = path.join(import.meta.dirname, 'breached-passwords.txt')
let breached: ReadonlySet<string> | undefined

/** Loaded once, when the first password is chosen. */
function breachedPasswords(): ReadonlySet<string> {
  breached ??= new Set(
    readFileSync(listFile, 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#')),
  )
  return breached
}

/**
 * Whether it is a breached password: as it is, or surrounded by digits and symbols, or repeated.
 */
export function isBreachedPassword(password: string): boolean {
  const list = breachedPasswords()
  return simpleForms(password).some((form) => list.has(form))
}

/** Only letters and digits, in lower case: `Thabo.Nkosi` is in `thabonkosi99`. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Shorter names are part of too many words. */
const shortestName = 3

function contains(password: string, name: string): boolean {
  const wanted = plain(name)
  const forms = [plain(password), ...simpleForms(password).map(plain)]
  return wanted.length >= shortestName && forms.some((form) => form.includes(wanted))
}

/** The site's name, in full and by its first word: Jacaranda Property is called Jacaranda. */
async function siteNames(db: Executor): Promise<string[]> {
  const { companyName } = await findCompany(db)
  const [first = ''] = companyName.split(/\s+/)
  return ['jacaranda', companyName, ...(first.length > shortestName ? [first] : [])]
}

/**
 * Refuses a new password that is easy to guess for this account, in addition to its form's checks.
 */
export async function refuseWeakPassword(
  db: Executor,
  password: string,
  { username, field }: { username: string; field: string },
): Promise<void> {
  const refuse = (message: string) =>
    new AppError('invalidInput', { message, fields: { [field]: message } })
  if (contains(password, username)) throw refuse(texts.holdsUsername)
  const names = await siteNames(db)
  if (names.some((name) => contains(password, name))) throw refuse(texts.holdsSiteName)
  if (isBreachedPassword(password)) throw refuse(texts.tooCommon)
}
