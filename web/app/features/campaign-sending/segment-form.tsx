import { Form } from 'react-router'
import { interests, type Segment } from '#contract/campaign-sending/campaign-sending.calls.ts'
import { roleNames, roles } from '#contract/roles.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField, TextField } from '../../ui/form/fields.tsx'
import { interestNames } from './sending-texts.ts'
import styles from './sending.module.css'

const interestChoices = interests.map((value) => ({ value, label: interestNames[value] }))
const roleChoices = roles.map((value) => ({ value, label: roleNames[value] }))

/** Which subscribers; the choice is in the address, so that the numbers follow it. */
export function SegmentForm({ segment }: { segment: Segment }) {
  const { area = '', interest = '', role = '' } = segment
  return (
    <Form method="get" className={styles.segment} preventScrollReset>
      <SelectField
        name="interest"
        label="Interest"
        options={interestChoices}
        placeholder="Any interest"
        defaultValue={interest}
        help="By saved searches, favourites and enquiries."
      />
      <SelectField
        name="role"
        label="Role"
        options={roleChoices}
        placeholder="Any role"
        defaultValue={role}
      />
      <TextField
        name="area"
        label="Area"
        defaultValue={area}
        maxLength={100}
        autoComplete="off"
        placeholder="Suburb or province"
        help="Where they live, or look for a home."
      />
      <div>
        <Button type="submit">Show recipients</Button>
      </div>
    </Form>
  )
}
