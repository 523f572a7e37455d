import { campaignLinks } from '#contract/campaigns/campaign-links.ts'

/**
 * Shows a page in its own tab: the editor's campaign, or plain HTML. The server replies with a
 * sandboxed document; a tab written by this page would share its origin.
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
