import type { RefObject } from 'react'
import type { CampaignLayout, CampaignPlaceHolder } from '#contract/campaigns/campaigns.schema.ts'
import { useConfirm } from '../../../ui/feedback/confirm.tsx'
import type { HtmlEditorHandle } from '../html/html-editor.tsx'
import type { Editor } from './use-editor.ts'

interface Fields {
  editor: Editor
  body: RefObject<HtmlEditorHandle | null>
  itemBody: RefObject<HtmlEditorHandle | null>
  itemsPerRow: RefObject<HTMLSelectElement | null>
}

/** The layout's own placeholders, and existing ones with other names. */
function merged(before: readonly CampaignPlaceHolder[], { placeHolders }: CampaignLayout) {
  const names = new Set(placeHolders.map(({ name }) => name.toLowerCase()))
  return [...placeHolders, ...before.filter(({ name }) => !names.has(name.toLowerCase()))]
}

function choose(field: HTMLSelectElement | null, value: string): void {
  if (field) field.value = value
}

/** Replaces the content with a ready-made layout, asking first if there is any. */
export function useLayouts({ editor, body, itemBody, itemsPerRow }: Fields) {
  const confirm = useConfirm()

  async function apply(layout: CampaignLayout) {
    const { body: page, itemBody: item } = editor.texts()
    const replaces = Boolean(page.trim() || item.trim())
    const yes =
      !replaces ||
      (await confirm({
        title: `Use “${layout.name}”?`,
        body: 'It replaces the body and the item body. To get the old text back, use undo in each field.',
        confirmLabel: 'Use layout',
      }))
    if (!yes) return
    const pressed = document.activeElement
    itemBody.current?.replace(layout.itemBody)
    body.current?.replace(layout.body)
    choose(itemsPerRow.current, String(layout.itemsPerRow))
    editor.setPlaceHolders(merged(editor.placeHolders, layout))
    if (pressed instanceof HTMLElement) pressed.focus({ preventScroll: true })
  }

  return (layout: CampaignLayout) => void apply(layout)
}
