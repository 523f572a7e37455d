import { z } from 'zod'
import { defineCall, pictureSeconds } from '../call.ts'
import { id, idInPath } from '../values/id.ts'
import {
  propertiesMessages as messages,
  propertiesTexts as texts,
} from '../properties/properties.messages.ts'
import { propertyImage } from '../properties/properties.schema.ts'
import { picture } from '../values/picture.schema.ts'

export const imageRules = {
  maxFileBytes: 2_097_152,
  maxFiles: 20,
  types: ['image/jpeg', 'image/png', 'image/gif'],
  tooLargeMessage: messages.imagesTooLarge,
} as const

/** What a file input offers. */
export const imageEndings = '.jpeg,.jpg,.gif,.png'

const ofProperty = z.object({ id: idInPath })
const images = z.array(propertyImage)

export const listPropertyImages = defineCall({
  name: 'propertyImages.list',
  method: 'GET',
  path: '/api/PropertyImage/GetImagesByProperty/{id}',
  who: 'everyone',
  summary: 'List the pictures of a property, the main one first',
  input: ofProperty,
  output: images,
  reads: 'replica',
})

export const listSavedPropertyImages = defineCall({
  name: 'propertyImages.saved',
  method: 'GET',
  path: '/api/PropertyImage/GetProperySavedImages/{id}',
  who: 'everyone',
  summary: 'List the pictures of a property in the order of their rank',
  input: ofProperty,
  output: images,
})

export const addPropertyImages = defineCall({
  name: 'propertyImages.add',
  method: 'POST',
  path: '/api/PropertyImage',
  who: 'ownListings.manage',
  summary: 'Upload pictures of your own property as multipart/form-data',
  input: z.object({
    propertyId: idInPath,
    /** The first of these becomes the main picture. */
    isDefault: z
      .enum(['true', 'false'])
      .default('false')
      .transform((text) => text === 'true'),
  }),
  output: images,
  upload: imageRules,
  seconds: pictureSeconds,
})

/** A picture uploaded while its listing is still being entered: nobody else sees it. */
export const stagedImage = z.object({ stagedId: z.number().int(), image: picture })

export type StagedImage = z.infer<typeof stagedImage>

export const stagePropertyImage = defineCall({
  name: 'propertyImages.stage',
  method: 'POST',
  path: '/api/PropertyImage/Staged',
  who: 'ownListings.manage',
  summary:
    'Upload a picture for a listing that is not saved yet, as multipart/form-data; saving the picture order of a property adds it',
  input: z.object({}),
  output: stagedImage,
  upload: { ...imageRules, maxFiles: 1 },
  seconds: pictureSeconds,
})

export const arrangePropertyImages = defineCall({
  name: 'propertyImages.arrange',
  method: 'PUT',
  path: '/api/PropertyImage',
  who: 'ownListings.manage',
  summary:
    'Reorder the pictures of a property, add uploaded ones, describe them, choose the main one and delete pictures',
  input: z
    .object({
      propertyId: id,
      images: z
        .array(
          z.object({
            /** Of a picture of this property; a new one has its upload's id instead. */
            id: id.optional(),
            stagedId: id.optional(),
            isDefault: z.boolean().default(false),
            isDeleted: z.boolean().default(false),
            /** What the picture shows, for those who cannot see it; unchanged if left out. */
            caption: z.string().trim().max(200).optional(),
          }),
        )
        .max(2 * imageRules.maxFiles),
    })
    .refine(
      (input) =>
        input.images.every((image) => (image.id === undefined) !== (image.stagedId === undefined)),
      { path: ['images'], message: texts.imageUnknown },
    )
    .refine(
      (input) => input.images.filter((image) => image.isDefault && !image.isDeleted).length <= 1,
      {
        path: ['images'],
        message: texts.oneMainImage,
      },
    ),
  output: images,
})
