import { describe, expect, it } from 'vitest'
import { campaignsTexts as texts } from '#contract/campaigns/campaigns.messages.ts'
import { reasonAgainst } from './use-campaign-upload.ts'

describe('a file for a campaign', () => {
  it('is a single HTML page of at most 2 MB', () => {
    const page = { name: 'December.HTM', size: 2_097_152 }
    expect(reasonAgainst([page])).toBeNull()
    expect(reasonAgainst([{ ...page, size: 10_000_000 }])).toBe(texts.fileTooLarge)
    expect(reasonAgainst([{ name: 'december.pdf', size: 9 }])).toBe(texts.notHtml)
    expect(reasonAgainst([page, page])).toBe(texts.oneFile)
  })
})
