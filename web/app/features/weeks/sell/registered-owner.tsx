import type { IndividualRow } from '#contract/accounts/people.schema.ts'
import { listIndividuals } from '#contract/accounts/individuals.calls.ts'
import { callOverHttp } from '#contract/client.ts'
import { Combobox } from '../../../ui/form/combobox.tsx'
import { wholeRow } from '../../../ui/form/form-panel.tsx'
import { fieldId, type SellFields } from './sell-fields.ts'

async function findOwners(search: string, signal: AbortSignal): Promise<IndividualRow[]> {
  const { items } = await callOverHttp(listIndividuals, { search, size: 10 }, { signal })
  return items.filter(({ isDeleted }) => !isDeleted)
}

/** A Super Admin lists a week for someone with an account, or transfers it to another account. */
export function RegisteredOwner({ form, hint }: { form: SellFields; hint?: string | undefined }) {
  const { values, errors, hints, set } = form
  return (
    <Combobox
      id={fieldId('ownerId')}
      label="Select owner"
      name="ownerName"
      required={!hints}
      hint={hint}
      className={wholeRow}
      error={errors['ownerId']}
      help="Enter a name, surname or email address."
      text={values.ownerName}
      onText={(ownerName) => set({ ownerName, ownerId: '' })}
      onChoose={({ userId }) => set({ ownerId: String(userId) })}
      load={findOwners}
      optionKey={({ id }) => String(id)}
      optionLabel={({ fullName, email }) => `${fullName} (${email})`}
      noneFound="No matching user"
    />
  )
}
