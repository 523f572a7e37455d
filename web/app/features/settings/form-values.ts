import type { VersionedSettings } from '#contract/settings/settings.calls.ts'
import { readForm, type FormShape } from '../../ui/form/read-form.ts'

/** The fields by name; rows of lists are numbered, such as `partners.0.name`. */
const shape: FormShape = {
  texts: [
    'companyName',
    'legalName',
    'companyRegNumber',
    'vatNumber',
    'ffcNumber',
    'regulator',
    'phone',
    'email',
    'address.building',
    'address.street',
    'address.suburb',
    'address.city',
    'address.province',
    'address.postalCode',
    'address.country',
    'heroTitle',
    'heroAccent',
    'heroText',
    'aboutText',
    'trustText',
    'contactFormTitle',
    'contactFormText',
    'eftAccount.bankName',
    'eftAccount.accountHolder',
    'eftAccount.accountNumber',
    'eftAccount.accountType',
    'eftAccount.branchCode',
  ],
  numbers: [
    'foundedYear',
    'supportTeamSize',
    'commercialRentals',
    'residentialRentals',
    'address.lat',
    'address.lng',
    'logoId',
  ],
}

/** The initial values of the fields, by name. */
export function firstValues(settings: VersionedSettings): Record<string, string> {
  const at = (name: string) =>
    name
      .split('.')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], settings)
  const names = [...shape.texts, ...(shape.numbers ?? [])].filter((name) => name !== 'logoId')
  return {
    ...Object.fromEntries(names.map((name) => [name, String(at(name) ?? '')])),
    footerTexts: settings.footerTexts.join('\n'),
    oftenSearched: settings.oftenSearched.join('\n'),
  }
}

function text(form: FormData, name: string): string {
  return String(form.get(name) ?? '')
}

/** One for each non-empty line. */
function lines(form: FormData, name: string): string[] {
  return text(form, name)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** The rows of a list, as many as its first field has. */
function rows<Field extends string>(
  form: FormData,
  list: string,
  fields: readonly [Field, ...Field[]],
) {
  const found: Record<Field, string>[] = []
  for (let index = 0; form.has(`${list}.${index}.${fields[0]}`); index++) {
    const entries = fields.map((field) => [field, text(form, `${list}.${index}.${field}`)])
    found.push(Object.fromEntries(entries) as Record<Field, string>)
  }
  return found
}

/** The form's values, in the shape that the call expects. */
export function readCompany(form: FormData) {
  return {
    ...readForm(form, shape),
    openingHours: rows(form, 'openingHours', ['firstDay', 'lastDay', 'open', 'close']),
    footerTexts: lines(form, 'footerTexts'),
    oftenSearched: lines(form, 'oftenSearched'),
    partners: rows(form, 'partners', ['name', 'logoId']).map(({ name, logoId }) => ({
      name,
      logoId: logoId ? Number(logoId) : null,
    })),
    socialLinks: rows(form, 'socialLinks', ['network', 'url']),
  }
}
