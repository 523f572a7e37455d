import { useRevalidator } from 'react-router'
import {
  carouselTypes,
  type CarouselDetail,
  type CarouselType,
} from '#contract/carousel/carousel.calls.ts'
import type { Picture } from '#contract/values/picture.schema.ts'
import { FormAlert } from '../../ui/form/form-alert.tsx'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { links } from '#contract/links.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { ScriptButton } from '../../ui/button/script-button.tsx'
import { DateField } from '../../ui/form/date-field/date-field.tsx'
import { TextArea, TextField } from '../../ui/form/fields.tsx'
import { FormButtons, FormPanel, wholeRow } from '../../ui/form/form-panel.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { ChosenListing } from './chosen-listing.tsx'
import { PropertyImageChoice } from './property-image-choice.tsx'
import { SlidePreview } from './slide-preview.tsx'
import { useFileAddress } from './use-file-address.ts'
import { useCarouselForm } from './use-carousel-form.ts'
import { WeekImageUpload } from './week-image-upload.tsx'
import styles from './carousel-form.module.css'

const types = carouselTypes.map((value) => ({ value, label: value }))

interface CarouselFormProps {
  item: CarouselDetail | null
  /** The saved images of the item's property. */
  images: readonly Picture[]
}

/** One picture of the home page and the listing behind it. */
export function CarouselForm({ item, images }: CarouselFormProps) {
  const { revalidate } = useRevalidator()
  const form = useCarouselForm(item, images)
  const isWeek = form.type === 'Timeshare'
  const newImage = useFileAddress(isWeek ? form.file : null)
  const saved = item?.timeshareID ? item.image : null
  const picture = isWeek ? saved : (form.images.find(({ id }) => id === form.imageId) ?? null)
  return (
    <>
      <OfficeHeader title={item ? 'Carousel Item' : 'New Carousel Item'} note={item?.header} />
      <form {...form.form} className={styles.form}>
        <FormAlert
          invalid={form.invalid}
          error={form.error}
          onLoadTheirs={() => void revalidate()}
        />
        <FormPanel title="Listing" help="Choose a published listing. The image links to it.">
          <div className={wholeRow}>
            <Segmented<CarouselType>
              legend="Type"
              name="type"
              options={types}
              value={form.type}
              onChange={form.chooseType}
            />
          </div>
          <ChosenListing
            type={form.type}
            listing={form.listing}
            error={form.fields.listing}
            onPick={(listing) => void form.pick(listing)}
          />
        </FormPanel>
        <FormPanel title="Text" help="Filled in from the listing. You can change it.">
          <TextField
            name="header"
            label="Header"
            required
            className={wholeRow}
            value={form.texts.header}
            error={form.fields.header}
            onChange={(event) => form.write({ header: event.target.value })}
          />
          <TextArea
            name="description"
            label="Description"
            className={wholeRow}
            value={form.texts.description}
            error={form.fields.description}
            onChange={(event) => form.write({ description: event.target.value })}
          />
          <TextField
            name="rank"
            label="Position"
            inputMode="numeric"
            value={form.texts.rank}
            error={form.fields.rank}
            help="The lowest number comes first. Leave this empty to put it at the end."
            onChange={(event) => form.write({ rank: event.target.value })}
          />
          <DateField
            name="showFrom"
            label="First day"
            value={form.texts.showFrom}
            error={form.fields.showFrom}
            help="Leave this empty to show it immediately."
            onChange={(event) => form.write({ showFrom: event.target.value })}
          />
          <DateField
            name="showUntil"
            label="Last day"
            value={form.texts.showUntil}
            error={form.fields.showUntil}
            help="Leave this empty for no end date."
            onChange={(event) => form.write({ showUntil: event.target.value })}
          />
        </FormPanel>
        {isWeek ? (
          <WeekImageUpload
            saved={saved}
            file={form.file}
            preview={newImage}
            progress={form.progress}
            error={form.fields.image}
            onFile={form.setFile}
          />
        ) : (
          <PropertyImageChoice
            images={form.images}
            chosen={form.imageId}
            waiting={!form.listing}
            error={form.fields.image}
            onChoose={form.setImageId}
          />
        )}
        <SlidePreview
          header={form.texts.header}
          description={form.texts.description}
          picture={picture}
          newImage={newImage}
        />
        <FormButtons>
          <ScriptButton type="submit" kind="brand" busy={form.busy}>
            Save
          </ScriptButton>
          <LinkButton to={links.carousel()}>Close</LinkButton>
        </FormButtons>
      </form>
    </>
  )
}
