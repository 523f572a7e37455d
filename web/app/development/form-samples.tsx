import { Button } from '../ui/button/button.tsx'
import { DateField } from '../ui/form/date-field/date-field.tsx'
import { CheckField, SelectField, TextArea, TextField } from '../ui/form/fields.tsx'
import { FormProgress, FormSteps } from '../ui/form/long-form/form-steps.tsx'
import { WrongCount, WrongFields } from '../ui/form/long-form/wrong-fields.tsx'
import { RandField } from '../ui/form/rand-field.tsx'
import { Alert } from '../ui/feedback/alert.tsx'
import { ImageUploader } from '../ui/media/image-uploader.tsx'
import type { UploaderImage } from '../ui/media/uploader-image.ts'
import { Sample } from './sample.tsx'
import styles from './components.module.css'

const provinces = ['Gauteng', 'KwaZulu-Natal', 'Western Cape'].map((name) => ({
  value: name,
  label: name,
}))

const photos: UploaderImage[] = [
  { key: 'a', url: '/favicon.svg', name: 'Front', caption: 'The stoep', isMain: true },
  { key: 'b', url: '/favicon.svg', name: 'Kitchen', caption: '', isMain: false, progress: 0.6 },
  {
    key: 'c',
    url: '/favicon.svg',
    name: 'Garden',
    caption: '',
    isMain: false,
    error: 'No response. Check your connection.',
  },
]

function nothing() {}

export function FormSamples() {
  return (
    <>
      <Sample id="fields" title="Fields">
        <div className={styles.fields}>
          <TextField
            name="unit"
            label="Unit Number"
            required
            help="The number on the door, such as 1204."
          />
          <TextField
            name="email"
            label="Email"
            error="This is not an email address."
            defaultValue="lindiwe@"
          />
          <SelectField
            name="province"
            label="Province"
            placeholder="Choose a province"
            options={provinces}
          />
          <RandField name="price" label="Price" required defaultValue={1250000} />
          <DateField name="arrival" label="Arrival Date" defaultValue="2027-01-01" />
          <TextField name="reference" label="Reference" readOnly defaultValue="TW-20236" />
          <TextArea name="message" label="Message" help="Up to 1 000 characters." />
          <CheckField
            name="showAddress"
            label="Show the street address in the listing"
            defaultChecked
          />
        </div>
      </Sample>
      <Sample id="long-form" title="Parts of a long form">
        <FormProgress given={8} required={13} savedAt={new Date(2026, 10, 15, 10, 42)} />
        <FormSteps
          steps={[
            { id: 'one', title: 'The resort', state: 'done', wrong: 0 },
            { id: 'two', title: 'The week', state: 'wrong', wrong: 2 },
            { id: 'three', title: 'Dates and price', state: 'open', wrong: 0 },
            { id: 'four', title: 'Photos', state: 'optional', wrong: 0 },
          ]}
        />
        <Alert type="ERROR" title="Please check form and correct all input fields!">
          <WrongFields
            fields={[
              { id: 'unit', label: 'Unit Number' },
              { id: 'season', label: 'Season' },
            ]}
          />
        </Alert>
        <div className={styles.row}>
          <WrongCount count={2} />
          <Button kind="quiet">Save draft</Button>
          <Button kind="accent">Submit</Button>
        </div>
      </Sample>
      <Sample id="photos" title="Photos">
        <ImageUploader
          images={photos}
          accept=".jpg"
          most={20}
          help="Drop photos here or choose them."
          onAdd={nothing}
          onMove={nothing}
          onMain={nothing}
          onRemove={nothing}
          onRotate={nothing}
          onCaption={nothing}
          onRetry={nothing}
        />
      </Sample>
    </>
  )
}
