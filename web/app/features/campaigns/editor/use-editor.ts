import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { createCampaign, updateCampaign } from '#contract/campaigns/campaigns.calls.ts'
import type { CampaignPlaceHolder } from '#contract/campaigns/campaigns.schema.ts'
import { useFirstField } from '../../../ui/form/use-first-field.ts'
import { useUnsavedChanges } from '../../../ui/form/use-unsaved-changes.ts'
import { links } from '#contract/links.ts'
import { useAlerts } from '../../../ui/feedback/alert-area.tsx'
import { useDraft } from '../../../ui/draft/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { textsOf } from '../../../ui/form/form-texts.ts'
import { hasScript } from '../html/has-script.ts'
import type { EditorItem } from '../items/editor-item.ts'
import { tagsOfItem, tagsOfPage, wantedTags } from './editor-tags.ts'
import { dateErrors, readEditor } from './editor-values.ts'
import type { EditorPage } from './load-editor.ts'
import { useLivePreview } from './use-live-preview.ts'

/** A dialog for a new placeholder, a new item, or the item at this index. */
type Shown = 'placeHolder' | 'item' | number

/** The editor's state and actions; the form itself holds the texts. */
export function useEditor({ campaign, isTimeshare, start, classes, ...page }: EditorPage) {
  const navigate = useNavigate()
  const alerts = useAlerts()
  const { revalidate } = useRevalidator()
  const [placeHolders, setPlaceHolders] = useState<CampaignPlaceHolder[]>(start.placeHolders)
  const [items, setItems] = useState<EditorItem[]>(start.items)
  const [shown, setShown] = useState<Shown | null>(null)
  const [written, setWritten] = useState(() => textsIn(start.texts))
  const after = useRef<'close' | 'stay'>('close')
  const lists = { placeHolders, items }
  const sent = useRef(lists)

  const draft = useDraft({
    start: page.draft,
    read: () => element.current && textsOf(new FormData(element.current)),
  })
  const form = useForm({
    call: (campaign ? updateCampaign : createCampaign) as typeof updateCampaign,
    once: !campaign,
    draft,
    initial: start.texts,
    rules: dateErrors,
    read(data) {
      sent.current = lists
      const own = campaign
        ? { id: campaign.id, version: campaign.version }
        : { isTimeshare, draftKey: draft.key }
      return { ...own, ...readEditor(data, lists) }
    },
    async onDone(saved) {
      unsaved.forget()
      alerts.clear()
      alerts.show('SUCCESS', `${saved.name} has been saved.`)
      if (after.current === 'close') await navigate(links.landingPages())
      else if (campaign) await revalidate()
      else await navigate(links.landingPage(saved.id, isTimeshare), { replace: true })
    },
  })
  const element = form.form.ref
  const unsaved = useUnsavedChanges(element)
  useFirstField(element)
  const values = () => readEditor(new FormData(element.current ?? undefined), lists)
  const preview = useLivePreview(() => (element.current ? { ...values(), isTimeshare } : null))
  const { refresh } = preview
  const { markChanged } = draft

  const isFirst = useRef(true)
  useEffect(() => {
    refresh()
    // Only a person's changes are worth saving.
    if (!isFirst.current) markChanged()
    isFirst.current = false
  }, [refresh, markChanged, placeHolders, items])

  // Memoised while unchanged, so that the highlighting is not rendered again.
  const tags = useMemo(
    () => ({
      page: tagsOfPage({ classes, placeHolders }),
      item: tagsOfItem({ classes, placeHolders, items }),
    }),
    [classes, placeHolders, items],
  )

  function onTyped() {
    const { body, itemBody } = values()
    setWritten({ body, itemBody })
    refresh()
  }

  // Errors of an entry apply to the list that was sent, not to the current one.
  const stale = (name: string) =>
    (name.startsWith('items.') && sent.current.items !== items) ||
    (name.startsWith('placeHolders.') && sent.current.placeHolders !== placeHolders)
  const fields = Object.fromEntries(Object.entries(form.fields).filter(([name]) => !stale(name)))

  return {
    form,
    fields,
    preview,
    placeHolders,
    setPlaceHolders,
    items,
    setItems,
    /** At the index that was opened, or at the end. */
    putItem(item: EditorItem) {
      setItems(
        typeof shown === 'number'
          ? items.map((one, index) => (index === shown ? item : one))
          : [...items, item],
      )
    },
    dialog: { shown, open: setShown, close: () => setShown(null) },
    texts: values,
    tags,
    /** What each item must provide. */
    wanted: wantedTags(written.itemBody, { classes, placeHolders }),
    isEmpty: !written.body.trim() && !written.itemBody.trim(),
    hasScript: hasScript(written.body) || hasScript(written.itemBody),
    draftSavedAt: draft.savedAt,
    onTyped,
    afterSaving(next: 'close' | 'stay') {
      after.current = next
    },
    async loadTheirs() {
      unsaved.forget()
      await revalidate()
    },
  }
}

function textsIn({ body = '', itemBody = '' }: Record<string, string>) {
  return { body, itemBody }
}

export type Editor = ReturnType<typeof useEditor>
