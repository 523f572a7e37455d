import { useState } from 'react'
import { useRevalidator } from 'react-router'
import {
  campaignUploadRules as rules,
  uploadCampaign,
} from '#contract/campaigns/campaign-uploads.calls.ts'
import { campaignsTexts as texts } from '#contract/campaigns/campaigns.messages.ts'
import { upload } from '../../ui/media/upload.ts'

export type UploadState =
  | { step: 'initial' }
  | { step: 'saving'; name: string; share: number }
  | { step: 'success'; message: string; link: string }
  | { step: 'failed'; name: string; reason: string }

/**
 * There is no point in uploading what would be refused; the server checks what the file really is.
 */
export function reasonAgainst(files: readonly Pick<File, 'name' | 'size'>[]): string | null {
  const [file] = files
  if (!file || files.length > 1) return texts.oneFile
  if (!/\.html?$/i.test(file.name)) return rules.wrongTypeMessage
  return file.size > rules.maxFileBytes ? rules.tooLargeMessage : null
}

/** Choosing a file uploads it immediately. */
export function useCampaignUpload() {
  const [state, setState] = useState<UploadState>({ step: 'initial' })
  const { revalidate } = useRevalidator()

  async function send(files: readonly File[]) {
    if (state.step === 'saving') return
    const name = files.map((file) => file.name).join(', ')
    const against = reasonAgainst(files)
    if (against) return setState({ step: 'failed', name, reason: against })
    setState({ step: 'saving', name, share: 0 })
    try {
      const { message, link } = await upload(uploadCampaign, {}, files, (share) =>
        setState({ step: 'saving', name, share }),
      )
      setState({ step: 'success', message, link })
      await revalidate()
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      setState({ step: 'failed', name, reason })
    }
  }

  return { state, send }
}
