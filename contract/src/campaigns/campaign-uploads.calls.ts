import { z } from 'zod'
import { defineCall } from '../call.ts'
import { idInPath } from '../values/id.ts'
import { campaignsTexts as texts } from './campaigns.messages.ts'

const who = 'campaigns.manage'

export const campaignUploadRules = {
  maxFileBytes: 2_097_152,
  maxFiles: 1,
  // Some systems do not recognise .html and send it as bytes or as text.
  types: ['text/html', 'application/xhtml+xml', 'text/plain', 'application/octet-stream'],
  tooLargeMessage: texts.fileTooLarge,
  wrongTypeMessage: texts.notHtml,
} as const

/** What a file input offers. */
export const campaignUploadEndings = '.html,.htm'

export const uploadedCampaign = z.object({
  id: z.number().int(),
  /** Where everyone can see it. */
  link: z.string(),
  title: z.string(),
  bytes: z.number().int(),
  created: z.string(),
  createdBy: z.string(),
  views: z.number().int(),
})

export type UploadedCampaign = z.infer<typeof uploadedCampaign>

export const uploadCampaign = defineCall({
  name: 'campaignUploads.add',
  method: 'POST',
  path: '/api/campaign/FileUpload',
  who,
  summary: 'Upload a complete HTML page as multipart/form-data; it is shown in a sandbox',
  input: z.object({}),
  output: uploadedCampaign.extend({ message: z.string() }),
  upload: campaignUploadRules,
})

export const listUploadedCampaigns = defineCall({
  name: 'campaignUploads.list',
  method: 'GET',
  path: '/api/campaign/GetUploaded',
  who,
  summary: 'List the uploaded pages, newest first',
  input: z.object({}),
  output: z.array(uploadedCampaign),
})

export const removeUploadedCampaign = defineCall({
  name: 'campaignUploads.remove',
  method: 'DELETE',
  path: '/api/campaign/DeleteUploaded/{id}',
  who,
  summary: 'Unpublish an uploaded page; its record is retained',
  input: z.object({ id: idInPath }),
  output: z.object({ id: z.number().int() }),
})
