import { describe, expect, it } from 'vitest'
import { updateCampaign } from '#contract/campaigns/campaigns.calls.ts'
import { campaignsMessages, campaignsTexts } from '#contract/campaigns/campaigns.messages.ts'
import type { Campaign, CampaignListing } from '#contract/campaigns/campaigns.schema.ts'
import { checkForm } from '../../../ui/form/form-check.ts'
import {
  dateErrors,
  emptyStart,
  errorsAt,
  readEditor,
  startOf,
  startOfDraft,
} from './editor-values.ts'

const listing: CampaignListing = {
  kind: 'week',
  id: 7,
  reference: 'TW-7',
  title: 'Cabana Beach, 27 Fri',
  place: 'Umhlanga',
  displayPrice: 'R 68 500',
  displayText: 'Available',
  displayColor: 'green',
  published: true,
  link: '/resort/CABA/7',
}

const campaign: Campaign = {
  id: 3,
  version: 2,
  name: 'December',
  subject: 'By the sea',
  startDate: '2026-11-01',
  endDate: '2026-12-01',
  itemsPerRow: 2,
  body: '[items]',
  itemBody: '[image][link]',
  isTimeshare: true,
  isActive: true,
  state: 'active',
  placeHolders: [
    {
      name: 'Price',
      boundTo: 'Price',
      boundToClass: 'Resort',
      boundToClassDisplay: 'Timeshare week',
      format: 'rand:0',
      formatTemplate: 'rand:0',
    },
  ],
  items: [
    {
      id: 11,
      version: 1,
      campaignId: 3,
      weekId: 7,
      propertyId: null,
      image: 'https://pictures.example/sea.jpg',
      picture: null,
      rank: 1,
      campaignItemPlaceHolder: [{ placeHolder: 'Reason', value: 'Levies are paid' }],
      listing,
    },
  ],
}

function formOf(texts: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  return form
}

describe('the campaign editor', () => {
  it('sends a saved campaign back as it was read', () => {
    const { texts, placeHolders, items } = startOf(campaign)
    const values = readEditor(formOf(texts), { placeHolders, items })
    const { data } = checkForm(updateCampaign.input, { ...values, id: 3, version: 2 })
    expect(data).toMatchObject({
      name: 'December',
      itemsPerRow: 2,
      placeHolders: [{ name: 'Price', format: 'rand:0' }],
      items: [
        { id: 11, weekId: 7, propertyId: null, imageId: null, image: campaign.items[0]?.image },
      ],
    })
  })

  it('continues from a draft, and drops unknown fields', () => {
    const { texts, placeHolders, items } = startOf(campaign)
    const drafted = {
      ...texts,
      placeHolders: JSON.stringify(placeHolders),
      items: JSON.stringify([...items, { odd: true }]),
      number: 4,
    }
    expect(startOfDraft(drafted)).toEqual({ texts, placeHolders, items })
    expect(startOfDraft({ items: 'not a list' })).toEqual({
      texts: {},
      placeHolders: [],
      items: [],
    })
  })

  it('starts today and runs for a month', () => {
    const { texts } = emptyStart('2026-11-15')
    expect([texts['startDate'], texts['endDate']]).toEqual(['2026-11-15', '2026-12-15'])
  })

  it('reports that the last day is before the first, whatever else is missing', () => {
    const values = readEditor(formOf({ startDate: '2026-12-02', endDate: '2026-12-01' }), {
      placeHolders: [],
      items: [],
    })
    expect(dateErrors(values)).toEqual({ endDate: campaignsTexts.datesCrossed })
  })

  it('finds what is wrong with one item', () => {
    const fields = {
      'items.1.weekId': campaignsMessages.weekRequired,
      'items.1.image': campaignsMessages.imageRequired,
      'items.10.image': 'x',
    }
    expect(errorsAt(fields, 'items', 1)).toEqual([
      campaignsMessages.weekRequired,
      campaignsMessages.imageRequired,
    ])
  })
})
