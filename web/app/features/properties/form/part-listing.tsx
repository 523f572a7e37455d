import type { Usage } from '#contract/properties/properties.choices.ts'
import { SelectField, TextField } from '../../../ui/form/fields.tsx'
import { FormPanel, wholeRow } from '../../../ui/form/form-panel.tsx'
import { RichTextField } from '../../../ui/form/rich-text.tsx'
import { formExamples } from './form-examples.ts'
import type { PropertyField } from './property-field.ts'

interface PartListingProps {
  usage: Usage
  types: readonly { id: number; description: string }[]
  typeId: number
  onType: (id: number) => void
  field: PropertyField
  closed: boolean
}

/** What it is: its type, its heading and its description. */
export function PartListing({ usage, types, typeId, onType, field, closed }: PartListingProps) {
  const examples = formExamples[usage]
  return (
    <FormPanel title="What you are listing">
      <SelectField
        label="Type"
        name="propertyTypeId"
        required
        placeholder="Choose a type"
        options={types.map(({ id, description }) => ({ value: id, label: description }))}
        value={typeId || ''}
        error={field('propertyTypeId').error}
        onChange={(event) => onType(Number(event.target.value))}
      />
      <TextField {...field('propertyName')} label="Property name" help={examples.name} />
      {usage === 'Commercial' && <TextField {...field('unit')} label="Unit" />}
      <TextField
        {...field('shortDescription')}
        className={wholeRow}
        label="Short description"
        required
        maxLength={200}
        help={`The heading of your listing, for example: ${examples.headings[0]}.`}
      />
      <RichTextField
        {...field('description')}
        className={wholeRow}
        label="Description"
        disabled={closed}
        help={examples.description}
      />
    </FormPanel>
  )
}
