import { DateField } from '../../../ui/form/date-field/date-field.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { FormPanel } from '../../../ui/form/form-panel.tsx'
import { RandField } from '../../../ui/form/rand-field.tsx'
import type { PropertyField } from './property-field.ts'

const periods = [
  { value: 'Month', label: 'Month' },
  { value: 'Day', label: 'Day' },
  { value: 'm2', label: 'Square metre per month' },
]

interface PartPriceProps {
  isSale: boolean
  pricePer: string | undefined
  field: PropertyField
}

/** What it costs, and from when it is available. */
export function PartPrice({ isSale, pricePer, field }: PartPriceProps) {
  return (
    <FormPanel title={isSale ? 'Price' : 'Rent'}>
      <RandField
        {...field('price')}
        label={isSale ? 'Price' : 'Rent'}
        required
        cents
        help={isSale ? 'For example: R 1 250 000.' : 'For example: R 12 500.'}
      />
      {!isSale && (
        <SelectField
          {...field('pricePer')}
          label="Per"
          required
          options={periods}
          defaultValue={pricePer || 'Month'}
        />
      )}
      <RandField
        {...field('operationalCosts')}
        label="Monthly operational costs"
        cents
        help="Levy, rates and services in total. Only you and our team can see this."
      />
      <DateField {...field('dateAvailable')} label="Date available" required={!isSale} />
    </FormPanel>
  )
}
