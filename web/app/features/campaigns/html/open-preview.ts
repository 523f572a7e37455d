import { campaignLinks } from '#contract/campaigns/campaign-links.ts'

/**
 * Shows a page in a tab of its own: a campaign as the editor holds it, or HTML as it is. The server
 * replies with a sandboxed document; a tab that this page wrote itself would have its origin.
 */
export function openPreview(field: 'draft' | 'html', text: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = campaignLinks.previewPage
  form.target = '_blank'
  form.hidden = true
  const area = document.createElement('textarea')
  area.name = field
  area.value = text
  form.append(area)
  document.body.append(form)
  form.submit()
  form.remove()
}
