import type { InputOf } from '#contract/call.ts'
import type { previewCampaign } from '#contract/campaigns/campaigns.calls.ts'
import type { CampaignItem, CampaignListing } from '#contract/campaigns/campaigns.schema.ts'
import type { Picture } from '#contract/values/picture.schema.ts'

export interface CustomValue {
  placeHolder: string
  value: string
}

/** A listing on a campaign, saved or not yet. */
export interface EditorItem {
  /** 0 until it is saved. */
  id: number
  listing: CampaignListing
  /** Its picture is a stored one, or an external address. */
  picture: Picture | null
  address: string
  values: CustomValue[]
}

export type ItemInput = NonNullable<InputOf<typeof previewCampaign>['items']>[number]

export function itemOf(item: CampaignItem): EditorItem {
  const { id, listing, picture, image, campaignItemPlaceHolder } = item
  return { id, listing, picture, address: picture ? '' : image, values: campaignItemPlaceHolder }
}

export type UnfinishedItem = Omit<EditorItem, 'listing'> & { listing: CampaignListing | null }

/** In the shape that the calls expect. */
export function itemInput({ id, listing, picture, address, values }: UnfinishedItem): ItemInput {
  return {
    id,
    weekId: listing?.kind === 'week' ? listing.id : null,
    propertyId: listing?.kind === 'property' ? listing.id : null,
    imageId: picture?.id ?? null,
    image: picture ? null : address,
    campaignItemPlaceHolder: values,
  }
}

/** The host of an external picture, in short. */
export function hostOf(address: string): string {
  try {
    return new URL(address).host
  } catch {
    return address
  }
}
