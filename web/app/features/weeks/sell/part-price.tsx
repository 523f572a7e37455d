import { weeksMessages } from '#contract/weeks/weeks.messages.ts'
import { holidayOf } from '#contract/weeks/school-holidays.ts'
import { FormPanel } from '../../../ui/form/form-panel.tsx'
import { DateField } from '../../../ui/form/date-field/date-field.tsx'
import { RandField } from '../../../ui/form/rand-field.tsx'
import { usePriceGuide } from './use-price-guide.ts'
import type { SellFields } from './sell-fields.ts'

interface PartPriceProps {
  form: SellFields
  /** An offer has been accepted: the price is the one it was accepted at. */
  fixed?: boolean
}

export function PartPrice({ form, fixed = false }: PartPriceProps) {
  const { values, round } = form
  const guide = usePriceGuide(values)
  const holiday = holidayOf(values.arrivalDate, values.departureDate)
  return (
    <FormPanel
      title="Dates and price"
      help="The first dates the buyer can use the week, and the price you are asking."
    >
      <DateField {...form.text('arrivalDate')} label="Arrival Date" />
      <DateField
        {...form.text('departureDate')}
        label="Departure Date"
        min={values.arrivalDate || undefined}
        help={
          holiday &&
          `These dates fall in a school holiday: ${holiday.name}. We will show this on your listing.`
        }
      />
      <RandField
        {...form.rand('sellPrice')}
        key={`sell ${round}`}
        readOnly={fixed}
        label={weeksMessages.priceLabel}
        help={guide}
      />
      <RandField
        {...form.rand('askingPrice')}
        key={`asking ${round}`}
        readOnly={fixed}
        label="Amount you want to receive"
        help="Your asking price before commission. Only our team can see this."
      />
      <RandField
        {...form.rand('originalPurchasePrice')}
        key={`paid ${round}`}
        label="Original purchase price"
        help="Only our team can see this."
      />
      <DateField
        {...form.text('originalPurchaseDate')}
        label="Original purchase date"
        help="Only our team can see this."
      />
    </FormPanel>
  )
}
