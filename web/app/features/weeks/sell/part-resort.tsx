import type { ResortChoices } from '#contract/resorts/resorts.calls.ts'
import { otherResort } from '#contract/weeks/weeks.choices.ts'
import { FormPanel } from '../../../ui/form/form-panel.tsx'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { LevyExcerpt, type Paper } from './levy-statement.tsx'
import { PaperMark } from './paper-mark.tsx'
import { resortsOf } from './sell-rules.ts'
import type { SellFields } from './sell-fields.ts'

interface PartResortProps {
  form: SellFields
  choices: ResortChoices
  /** Not if the user has no statement to copy from. */
  paper?: Paper
}

export function PartResort({ form, choices, paper }: PartResortProps) {
  const { values } = form
  return (
    <FormPanel title="The resort" help="Choose a region first, then the resort.">
      {paper && <LevyExcerpt part="resort" paper={paper} />}
      <SelectField
        {...form.text('regionId')}
        label="Region"
        placeholder="Choose a region"
        options={choices.regions.map(({ regionId, regionName }) => ({
          value: regionId,
          label: regionName,
        }))}
      />
      <SelectField
        {...form.text('resortCode')}
        label={
          <>
            Resort
            <PaperMark number={1} />
          </>
        }
        placeholder="Choose a resort"
        options={resortsOf(choices, values.regionId)}
        help="Not in the list? Choose Other and enter its name."
      />
      {values.resortCode === otherResort && (
        <TextField
          {...form.text('otherResortName')}
          label="Other Resort Name"
          help="As shown on the levy statement. Choose its region above."
        />
      )}
    </FormPanel>
  )
}
