import { useState } from 'react'
import { officeMeta } from '../../backoffice/office-meta.ts'
import { OfficeHeader } from '../../backoffice/office-header.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { guard } from '../../session/guard.ts'
import type { Route } from './+types/html-preview.screen.ts'
import { HtmlEditor } from './html/html-editor.tsx'
import { hasScript } from './html/has-script.ts'
import { openPreview } from './html/open-preview.ts'
import { PreviewButtons } from './html/preview-buttons.tsx'
import { PreviewFrame } from './html/preview-frame.tsx'
import styles from './html-preview.module.css'

export function loader(args: Route.LoaderArgs) {
  guard('campaigns.manage', args)
  return null
}

export const meta: Route.MetaFunction = ({ matches }) => officeMeta('HTML Preview', matches)

/** Following a link would replace the preview. */
const linksInNewTab = '<base target="_blank">'
const least = 200
const most = 20_000

export default function HtmlPreviewScreen() {
  const [html, setHtml] = useState('')
  const [height, setHeight] = useState(least)
  const isEmpty = !html.trim()
  return (
    <>
      <OfficeHeader
        title="HTML Preview"
        note="Paste or type HTML to preview it. Nothing is saved."
      />
      <div className={styles.sheet}>
        <HtmlEditor
          name="html"
          label="HTML"
          rows={10}
          placeholder="<h1>Weeks by the sea</h1>"
          onText={setHtml}
        />
        {hasScript(html) && (
          <Alert type="WARNING" title="Scripts do not run">
            For security, the page is shown in a sandbox, both here and on the site.
          </Alert>
        )}
      </div>
      <section className={styles.sheet} aria-labelledby="landing-page">
        <h2 id="landing-page" className={styles.title}>
          Landing Page
        </h2>
        <PreviewButtons
          html={linksInNewTab + html}
          disabled={isEmpty}
          onNewTab={() => openPreview('html', html)}
        />
        {isEmpty && <p className={styles.empty}>A preview of the page appears here as you type.</p>}
        <div hidden={isEmpty}>
          <PreviewFrame
            html={linksInNewTab + html}
            title="Landing Page"
            className={styles.frame}
            onHeight={(height) => setHeight(Math.min(most, Math.max(least, height)))}
            style={{ height }}
          />
        </div>
      </section>
    </>
  )
}
