import type { ComponentProps } from 'react'
import { campaignInvalidMessage } from '#contract/campaigns/campaigns.form.ts'
import type { NoResponse } from '#contract/client.ts'
import type { AppError, FieldErrors } from '#contract/errors.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { StepButtons } from '../../../ui/form/step-buttons.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { CustomValues } from './custom-values.tsx'
import { ListingPicker } from './listing-picker.tsx'
import { PicturePicker } from './picture-picker.tsx'
import type { ItemState } from './use-item.ts'
import styles from './item-form.module.css'

interface ItemFormProps {
  isTimeshare: boolean
  item: ItemState
  /**
   * From `useForm` if the item is saved on its own, from `useLocalForm` if it is saved with its
   * campaign.
   */
  form: {
    form: ComponentProps<'form'>
    fields: FieldErrors
    clearErrors: () => void
    busy?: boolean
    error?: AppError | NoResponse | null
  }
  /** Tags of the item's HTML that nothing else fills. */
  wanted: readonly string[]
  saveLabel: string
  onLoadTheirs?: () => void
  onClose: () => void
}

/** A listing on a campaign: which one, its picture, and its texts in this campaign. */
export function ItemForm({ isTimeshare, item, form, wanted, ...props }: ItemFormProps) {
  const { fields, busy = false, error = null } = form
  const isWrong = Object.keys(fields).length > 0
  return (
    <form {...form.form} className={styles.form}>
      {isWrong ? (
        <Alert type="ERROR">{campaignInvalidMessage(fields)}</Alert>
      ) : (
        <FormAlert
          invalid={false}
          error={error}
          {...(props.onLoadTheirs ? { onLoadTheirs: props.onLoadTheirs } : {})}
        />
      )}
      <ListingPicker
        isTimeshare={isTimeshare}
        chosen={item.listing}
        picture={item.picture}
        address={item.address}
        error={fields['weekId']}
        onChoose={(choice) => {
          item.chooseListing(choice)
          form.clearErrors()
        }}
      />
      <input type="hidden" name="listing" value={item.listing?.id ?? ''} />
      <input type="hidden" name="values" value={JSON.stringify(item.values)} />
      <PicturePicker
        pictures={item.pictures}
        chosen={item.picture}
        address={item.address}
        error={fields['image']}
        onChoose={item.choosePicture}
        onUploaded={item.addPicture}
        onAddress={item.writeAddress}
      />
      <CustomValues
        ref={item.custom}
        values={item.values}
        onValues={item.setValues}
        wanted={wanted}
      />
      <StepButtons onClose={props.onClose}>
        <Button type="submit" kind="brand" busy={busy}>
          {props.saveLabel}
        </Button>
      </StepButtons>
    </form>
  )
}
