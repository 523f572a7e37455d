import { weeksMessages } from '#contract/weeks/weeks.messages.ts'
import { holidayOf } from '#contract/weeks/school-holidays.ts'
import { FormPanel } from '../../../ui/form/form-panel.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { RandField } from '../../../ui/form/rand-field.tsx'
import { usePriceGuide } from './use-price-guide.ts'
import type { SellFields } from './sell-fields.ts'

interface PartPriceProps {
  form: SellFields
  /** An offer was accepted: the price is the one that it was accepted on. */
  fixed?: boolean
}

export function PartPrice({ form, fixed = false }: PartPriceProps) {
  const { values, round } = form
  const guide = usePriceGuide(values)
  const holiday = holidayOf(values.arrivalDate, values.departureDate)
  return (
    <FormPanel
      title="Dates and price"
      help="The next time the week can be used by its buyer, and what you ask for it."
    >
      <TextField {...form.text('arrivalDate')} label="Arrival Date" type="date" />
      <TextField
        {...form.text('departureDate')}
        label="Departure Date"
        type="date"
        min={values.arrivalDate || undefined}
        help={holiday && `It lies within the ${holiday.name.toLowerCase()}, and we will say so.`}
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
        label="What you want to keep"
        help="Your asking price before commission. Only we see this."
      />
      <RandField
        {...form.rand('originalPurchasePrice')}
        key={`paid ${round}`}
        label="What you paid for it"
        help="Only we see this."
      />
      <TextField
        {...form.text('originalPurchaseDate')}
        label="When you bought it"
        type="date"
        help="Only we see this."
      />
    </FormPanel>
  )
}
