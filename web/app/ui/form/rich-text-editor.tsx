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
import { richTextTools, type RichTextTool } from './rich-text-tools.ts'
import styles from './rich-text.module.css'

interface RichTextEditorProps {
  labelledBy: string
  start: string
  disabled: boolean
  headingLevel: 2 | 3
  /** Shown in its place until it can be rendered, which is only in a browser. */
  waiting: ReactNode
  onChange: (html: string) => void
}

const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3] }, code: false, codeBlock: false }),
]

/** The distance that the caret keeps from the edges while someone types: the scroll padding of the page. */
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
      // Its stylesheet would be inline, which the security policy forbids; ours is a file.
      injectCSS: false,
      // Browsers scroll only to the caret, which can leave the editor behind a bar at the bottom of the page.
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
  const tools: Record<RichTextTool, ToolUse> = {
    Bold: { Icon: IconBold, on: state.bold, press: () => run().toggleBold().run() },
    Italic: { Icon: IconItalic, on: state.italic, press: () => run().toggleItalic().run() },
    Heading: {
      Icon: IconHeading,
      on: state.heading,
      press: () => run().toggleHeading({ level: headingLevel }).run(),
    },
    List: { Icon: IconList, on: state.bullets, press: () => run().toggleBulletList().run() },
    'Numbered list': {
      Icon: IconListNumbers,
      on: state.numbers,
      press: () => run().toggleOrderedList().run(),
    },
    Undo: { Icon: IconArrowBackUp, disabled: !state.undo, press: () => run().undo().run() },
    Redo: { Icon: IconArrowForwardUp, disabled: !state.redo, press: () => run().redo().run() },
  }
  return (
    <div className={styles.tools} role="toolbar" aria-label="Text formatting">
      {richTextTools.map((tool) => (
        <Tool key={tool} label={tool} {...tools[tool]} />
      ))}
    </div>
  )
}

interface ToolUse {
  Icon: typeof IconBold
  on?: boolean
  disabled?: boolean
  press: () => void
}

function Tool({ label, Icon, on, disabled, press }: ToolUse & { label: RichTextTool }) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={on}
      disabled={disabled}
      onClick={press}
    >
      <Icon aria-hidden="true" />
    </button>
  )
}
