import { useRef, type ReactNode } from 'react'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { links } from '#contract/links.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { LinkButton } from '../../../ui/button/button.tsx'
import { ScriptButton } from '../../../ui/button/script-button.tsx'
import { FormPanel, SendBar, wholeRow } from '../../../ui/form/form-panel.tsx'
import { HtmlEditor, type HtmlEditorHandle } from '../html/html-editor.tsx'
import { openPreview } from '../html/open-preview.ts'
import { ItemDialog } from '../items/item-dialog.tsx'
import { errorsAt } from './editor-values.ts'
import { FactsPanel } from './facts-panel.tsx'
import { ItemsPanel } from './items-panel.tsx'
import { LayoutPanel } from './layout-panel.tsx'
import type { EditorPage } from './load-editor.ts'
import { PlaceholderDialog } from './placeholder-dialog.tsx'
import { PlaceholderPanel } from './placeholder-panel.tsx'
import { PreviewPanel, type Device } from './preview-panel.tsx'
import { TagChips } from './tag-chips.tsx'
import { useEditor } from './use-editor.ts'
import { useLayouts } from './use-layouts.ts'
import styles from './editor-form.module.css'

interface EditorFormProps {
  page: EditorPage
  device: Device
  onDevice: (device: Device) => void
  intro: ReactNode
}

export function EditorForm({ page, device, onDevice, intro }: EditorFormProps) {
  const { isTimeshare, campaign, classes, formats, layouts, start } = page
  const body = useRef<HtmlEditorHandle>(null)
  const itemBody = useRef<HtmlEditorHandle>(null)
  const itemsPerRow = useRef<HTMLSelectElement>(null)
  const editor = useEditor(page)
  const { form, placeHolders, items, tags, dialog } = editor
  const useLayout = useLayouts({ editor, body, itemBody, itemsPerRow })
  const field = (name: string) => ({ ...form.field(name), error: editor.fields[name] })

  return (
    <>
      <div className={styles.editor}>
        <form
          {...form.form}
          className={styles.form}
          onInput={(event) => {
            form.form.onInput(event)
            editor.onTyped()
          }}
        >
          <FormAlert
            invalid={form.invalid}
            error={form.error}
            onLoadTheirs={() => void editor.loadTheirs()}
          />
          {intro}
          <FactsPanel field={field} itemsPerRow={itemsPerRow} />
          <LayoutPanel layouts={layouts} open={!start.texts['body']} onUse={useLayout} />
          <FormPanel
            title="Page"
            help="The HTML around the items. [items] marks where they appear."
          >
            <div className={wholeRow}>
              <HtmlEditor
                {...field('body')}
                ref={body}
                label="Body"
                required
                rows={14}
                known={tags.page.all}
                tools={
                  <TagChips
                    into="the page"
                    choice={tags.page}
                    onInsert={(text) => body.current?.insert(text)}
                  />
                }
              />
            </div>
          </FormPanel>
          <FormPanel
            title="Item"
            help="The HTML of one item, repeated for each. [image] and [link] are addresses: use them in src and href."
          >
            <div className={wholeRow}>
              <HtmlEditor
                {...field('itemBody')}
                ref={itemBody}
                label="Item body"
                required
                rows={10}
                known={tags.item.all}
                tools={
                  <TagChips
                    into="the item"
                    choice={tags.item}
                    onInsert={(text) => itemBody.current?.insert(text)}
                  />
                }
              />
            </div>
          </FormPanel>
          <PlaceholderPanel
            placeHolders={placeHolders}
            formats={formats}
            errorsOf={(index) => errorsAt(editor.fields, 'placeHolders', index)}
            onAdd={() => dialog.open('placeHolder')}
            onRemove={(gone) => editor.setPlaceHolders(placeHolders.filter((one) => one !== gone))}
          />
          <ItemsPanel
            isTimeshare={isTimeshare}
            items={items}
            errorsOf={(index) => errorsAt(editor.fields, 'items', index)}
            onAdd={() => dialog.open('item')}
            onEdit={(index) => dialog.open(index)}
            onItems={editor.setItems}
          />
          {editor.fields['items'] && <Alert type="ERROR">{editor.fields['items']}</Alert>}
          <input type="hidden" name="placeHolders" value={JSON.stringify(placeHolders)} />
          <input type="hidden" name="items" value={JSON.stringify(items)} />
          <SendBar>
            <ScriptButton
              type="submit"
              kind="brand"
              busy={form.busy || form.done}
              onClick={() => editor.afterSaving('close')}
            >
              Save
            </ScriptButton>
            <ScriptButton
              type="submit"
              busy={form.busy || form.done}
              onClick={() => editor.afterSaving('stay')}
            >
              Save and continue
            </ScriptButton>
            <LinkButton to={links.landingPages()}>Close</LinkButton>
            {!campaign && editor.draftSavedAt && (
              <span className={styles.draft} role="status">
                Draft saved.
              </span>
            )}
          </SendBar>
        </form>
        <div className={styles.side}>
          <PreviewPanel
            preview={editor.preview}
            device={device}
            onDevice={onDevice}
            isEmpty={editor.isEmpty}
            hasScript={editor.hasScript}
            onNewTab={() =>
              openPreview('draft', JSON.stringify({ ...editor.texts(), isTimeshare }))
            }
          />
        </div>
      </div>
      <PlaceholderDialog
        open={dialog.shown === 'placeHolder'}
        classes={classes}
        formats={formats}
        taken={placeHolders.map(({ name }) => name)}
        onClose={dialog.close}
        onAdd={(added) => {
          editor.setPlaceHolders([...placeHolders, added])
          dialog.close()
        }}
      />
      <ItemDialog
        open={dialog.shown === 'item' || typeof dialog.shown === 'number'}
        isTimeshare={isTimeshare}
        item={typeof dialog.shown === 'number' ? (items[dialog.shown] ?? null) : null}
        wanted={editor.wanted}
        onClose={dialog.close}
        onSave={(item) => {
          editor.putItem(item)
          dialog.close()
        }}
      />
    </>
  )
}
