import { z } from 'zod'
import { isAddressRange } from './address-range.ts'
import { list } from './setting-types.ts'

/** A name that can be looked up; one that ends in a number would be an address. */
function isHostName(written: string): boolean {
  const labels = written.replace(/\.$/, '').split('.')
  return (
    written.length <= 253 &&
    labels.every((label) => /^(?!-)[a-z\d-]{1,63}(?<!-)$/i.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}

const hint =
  'must be host names, addresses or address ranges, comma-separated, such as www.payfast.co.za,197.97.145.144/28'

/** Where notifications are accepted from. A value that cannot match any sender is refused. */
export const senderHosts = list.transform((words, context) => {
  const wrong = words.find((word) => !isHostName(word) && !isAddressRange(word))
  if (wrong === undefined) return words
  context.addIssue({ code: 'custom', message: `${hint}; ${JSON.stringify(wrong)} is not one` })
  return z.NEVER
})
