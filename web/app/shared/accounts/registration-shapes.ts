import type { FormShape } from '../../ui/form/read-form.ts'
import { wireNames } from '#contract/values/wire-names.ts'

const person = ['name', 'surname', 'email', 'cellNumber', 'telephone']
const secrets = ['user.password', 'user.confirm']
const numbers = ['user.termsVersion']

/** A private individual. */
export const individualShape: FormShape = {
  texts: [...person, 'user.username'],
  secrets,
  checks: ['marketing', 'user.acceptedTerms'],
  numbers,
}

/** An agency and its administrator, who is the user. */
export const agencyShape: FormShape = {
  texts: [
    'name',
    wireNames.ffcNumber,
    'companyRegNumber',
    ...person.map((field) => `user.${field}`),
    'user.username',
  ],
  secrets,
  checks: ['marketing', 'user.acceptedTerms'],
  numbers,
}

/** An agent of a chosen agency. */
export const agentShape: FormShape = {
  texts: [...person, 'user.username'],
  secrets,
  checks: ['user.acceptedTerms'],
  numbers: ['agencyId'],
}
