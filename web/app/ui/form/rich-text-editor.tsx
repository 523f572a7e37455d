import type { ReactNode } from 'react'
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs'
import IconHeading from '@tabler/icons-react/dist/esm/icons/IconHeading.mjs'
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import styles from './rich-text.module.css'

interface RichTextEditorProps {
  labelledBy: string
  start: string
  disabled: boolean
  headingLevel: 2 | 3
  /** Takes its place until it can be drawn, which is only in a browser. */
  waiting: ReactNode
  onChange: (html: string) => void
}

const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3] }, code: false, codeBlock: false }),
]

/** While somebody types, the caret stays where the page scrolls what has the focus to. */
function keptClear() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const room = {
    top: parseFloat(scrollPaddingTop) || 0,
    bottom: parseFloat(scrollPaddingBottom) || 0,
    left: 0,
    right: 0,
  }
  return { scrollThreshold: room, scrollMargin: room }
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { labelledBy, start, disabled, headingLevel, waiting, onChange } = props
  const editor = useEditor(
    {
      extensions,
      content: start,
      editable: !disabled,
      immediatelyRender: false,
      // Its stylesheet would be an inline one; ours is a file.
      injectCSS: false,
      // A browser scrolls to the caret, and would leave the rest behind a bar at the bottom of the page.
      onFocus: ({ editor: focused }) =>
        focused.view.dom.closest(`.${styles.editor}`)?.scrollIntoView({ block: 'nearest' }),
      editorProps: {
        ...keptClear(),
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelledBy,
          class: styles.text ?? '',
        },
      },
      onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    },
    [disabled],
  )
  if (!editor) return waiting
  return (
    <div className={styles.editor} data-disabled={disabled || undefined}>
      {!disabled && <Tools editor={editor} headingLevel={headingLevel} />}
      <EditorContent editor={editor} />
    </div>
  )
}

function Tools({ editor, headingLevel }: { editor: Editor; headingLevel: 2 | 3 }) {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      undo: now.can().undo(),
      redo: now.can().redo(),
    }),
  })
  const run = () => editor.chain().focus()
  return (
    <div className={styles.tools} role="toolbar" aria-label="Text formatting">
      <Tool label="Bold" on={state.bold} onPress={() => run().toggleBold().run()}>
        <IconBold aria-hidden="true" />
      </Tool>
      <Tool label="Italic" on={state.italic} onPress={() => run().toggleItalic().run()}>
        <IconItalic aria-hidden="true" />
      </Tool>
      <Tool
        label="Heading"
        on={state.heading}
        onPress={() => run().toggleHeading({ level: headingLevel }).run()}
      >
        <IconHeading aria-hidden="true" />
      </Tool>
      <Tool label="List" on={state.bullets} onPress={() => run().toggleBulletList().run()}>
        <IconList aria-hidden="true" />
      </Tool>
      <Tool
        label="Numbered list"
        on={state.numbers}
        onPress={() => run().toggleOrderedList().run()}
      >
        <IconListNumbers aria-hidden="true" />
      </Tool>
      <Tool label="Undo" disabled={!state.undo} onPress={() => run().undo().run()}>
        <IconArrowBackUp aria-hidden="true" />
      </Tool>
      <Tool label="Redo" disabled={!state.redo} onPress={() => run().redo().run()}>
        <IconArrowForwardUp aria-hidden="true" />
      </Tool>
    </div>
  )
}

interface ToolProps {
  label: string
  on?: boolean
  disabled?: boolean
  onPress: () => void
  children: ReactNode
}

function Tool({ label, on, disabled, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={on}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
