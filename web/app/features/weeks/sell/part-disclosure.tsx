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

/** What an advert must say by law. What the resort has told us need not be typed again. */
export function PartDisclosure({ form, resort }: PartDisclosureProps) {
  const limited = form.values.legalBasis === 'limited term'
  const known = (text: string | undefined) => (text ? { placeholder: text } : {})
  return (
    <FormPanel
      title="What the buyer gets"
      help={
        resort
          ? 'The law wants every timeshare advert to say this. Leave a field empty to use what the resort says.'
          : 'The law wants every timeshare advert to say this. It stands on your certificate.'
      }
    >
      <TextField
        {...form.text('accommodationType')}
        {...known(resort?.accommodationType)}
        label="Kind of accommodation"
        help="Such as self-catering flat, chalet or hotel room."
      />
      <SelectField
        {...form.text('legalBasis')}
        label="Legal basis"
        placeholder={
          resort?.legalBasis
            ? `As the resort: ${legalBasisText(resort.legalBasis, null)}`
            : 'Choose'
        }
        options={legalBases.map((basis) => ({ value: basis, label: legalBasisText(basis, null) }))}
        help="What your right rests on."
      />
      {limited && (
        <TextField
          {...form.text('legalYears')}
          label="For how many years"
          type="number"
          inputMode="numeric"
          min={1}
          max={99}
        />
      )}
      <TextField
        {...form.text('schemeName')}
        {...known(resort?.schemeName)}
        label="Name of the scheme"
        help="The company or club that runs it."
      />
      <TextField
        {...form.text('schemeAddress')}
        {...known(resort?.schemeAddress)}
        label="Address of the scheme"
        className={wholeRow}
      />
    </FormPanel>
  )
}
