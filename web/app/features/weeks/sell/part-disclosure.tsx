import type { ResortPage } from '#contract/resorts/resorts.schema.ts'
import { legalBases } from '#contract/weeks/weeks.choices.ts'
import { FormPanel, wholeRow } from '../../../ui/form/form-panel.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { legalBasisText } from '../../../shared/weeks/week-texts.ts'
import type { SellFields } from './sell-fields.ts'

interface PartDisclosureProps {
  form: SellFields
  resort: ResortPage | null
}

/** What an advert must state by law. What we know from the resort need not be typed again. */
export function PartDisclosure({ form, resort }: PartDisclosureProps) {
  const limited = form.values.legalBasis === 'limited term'
  const known = (text: string | undefined) => (text ? { placeholder: text } : {})
  return (
    <FormPanel
      title="What the buyer gets"
      help={
        resort
          ? 'By law, every timeshare listing must show this. Leave a field empty to use the resort’s details.'
          : 'By law, every timeshare listing must show this. You will find it on your certificate.'
      }
    >
      <TextField
        {...form.text('accommodationType')}
        {...known(resort?.accommodationType)}
        label="Type of accommodation"
        help="For example, a self-catering flat, chalet or hotel room."
      />
      <SelectField
        {...form.text('legalBasis')}
        label="Legal basis"
        placeholder={
          resort?.legalBasis
            ? `Same as the resort: ${legalBasisText(resort.legalBasis, null)}`
            : 'Choose'
        }
        options={legalBases.map((basis) => ({ value: basis, label: legalBasisText(basis, null) }))}
        help="The legal basis of your right to the week."
      />
      {limited && (
        <TextField
          {...form.text('legalYears')}
          label="Number of years"
          type="number"
          inputMode="numeric"
          min={1}
          max={99}
        />
      )}
      <TextField
        {...form.text('schemeName')}
        {...known(resort?.schemeName)}
        label="Scheme name"
        help="The company or club that runs the scheme."
      />
      <TextField
        {...form.text('schemeAddress')}
        {...known(resort?.schemeAddress)}
        label="Scheme address"
        className={wholeRow}
      />
    </FormPanel>
  )
}
