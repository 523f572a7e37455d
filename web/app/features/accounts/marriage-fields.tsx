import { useState } from 'react'
import { inCommunityOfProperty, maritalStatuses } from '#contract/accounts/people.schema.ts'
import { wireNames } from '#contract/values/wire-names.ts'
import { FormBranch } from '../../ui/form/form-panel.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import type { FormHandle } from '../../ui/form/use-form.ts'

const options = maritalStatuses.map((label, value) => ({ value, label }))

/**
 * People married in community of property own jointly with their spouse, who must then be named.
 */
export function MarriageFields({ form }: { form: Pick<FormHandle, 'field'> }) {
  const first = form.field('howMarried')
  const [status, setStatus] = useState(Number(first.defaultValue))
  const together = status === inCommunityOfProperty
  return (
    <>
      <SelectField
        {...first}
        label="Marital status"
        options={options}
        onChange={(event) => setStatus(Number(event.target.value))}
        help={together ? 'Your spouse is a joint owner, so we need their details too.' : undefined}
      />
      <FormBranch hidden={!together}>
        <TextField
          {...form.field('spouseName')}
          label="Spouse name"
          required={together}
          autoComplete="off"
        />
        <TextField
          {...form.field('spouseSurname')}
          label="Spouse surname"
          required={together}
          autoComplete="off"
        />
        <TextField
          {...form.field('spouseEmail')}
          label="Spouse email"
          type="email"
          autoComplete="off"
        />
        <TextField
          {...form.field(wireNames.spouseCellNumber)}
          label="Spouse cell number"
          type="tel"
          autoComplete="off"
        />
        <TextField
          {...form.field('spouseTelephone')}
          label="Spouse telephone"
          type="tel"
          autoComplete="off"
        />
      </FormBranch>
    </>
  )
}
