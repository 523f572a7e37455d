import { TextField } from '../../../ui/form/fields.tsx'
import { FormPanel } from '../../../ui/form/form-panel.tsx'
import type { PropertyField } from './property-field.ts'

/** The video and the virtual tour. */
export function PartTour({ field }: { field: PropertyField }) {
  return (
    <FormPanel title="Tour and video">
      <TextField
        {...field('virtualTour')}
        label="Virtual tour"
        type="url"
        placeholder="https://"
        help="The web address of a virtual tour of the property."
      />
      <TextField
        {...field('video')}
        label="Video"
        help="The ID of a YouTube video: the letters and digits after v= in its web address."
      />
    </FormPanel>
  )
}
