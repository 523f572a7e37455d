import { useEffect, useId, useRef, useState } from 'react'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { PreviewButtons } from '../html/preview-buttons.tsx'
import { PreviewFrame } from '../html/preview-frame.tsx'
import type { LivePreview } from './use-live-preview.ts'
import styles from './preview-panel.module.css'

const devices = {
  phone: { label: 'Phone', width: 390 },
  tablet: { label: 'Tablet', width: 820 },
  desktop: { label: 'Desktop', width: 1280 },
} as const

export type Device = keyof typeof devices

const options = Object.entries(devices).map(([value, { label }]) => ({
  value: value as Device,
  label,
}))

interface PreviewPanelProps {
  preview: LivePreview
  device: Device
  onDevice: (device: Device) => void
  /** Nothing is written yet. */
  isEmpty: boolean
  /** The text contains something that will never run. */
  hasScript: boolean
  onNewTab: () => void
}

/** The page as visitors will see it, at the width of their device. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { preview, device, onDevice, isEmpty, hasScript, onNewTab } = props
  const { page, busy, error } = preview
  const id = useId()
  const width = devices[device].width
  const stage = useStage(width)
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          Preview {busy && <Spinner />}
        </h2>
        <Segmented
          legend="Preview width"
          name="device"
          options={options}
          value={device}
          onChange={onDevice}
        />
        <PreviewButtons html={page?.html ?? ''} disabled={isEmpty} onNewTab={onNewTab} />
      </div>
      <div ref={stage.ref} className={styles.stage}>
        {isEmpty && <p className={styles.empty}>A preview of the page appears here as you type.</p>}
        <div className={styles.paper} hidden={isEmpty} style={{ width: width * stage.scale }}>
          <PreviewFrame
            html={page?.html ?? ''}
            title={`Preview on a ${devices[device].label.toLowerCase()}`}
            className={styles.frame}
            style={{
              width,
              height: stage.height / stage.scale,
              transform: `scale(${stage.scale})`,
            }}
          />
        </div>
      </div>
      <div role="status" className={styles.notes}>
        {error && <Alert type="WARNING" title={error} announce={false} />}
        {hasScript && (
          <Alert type="WARNING" title="Scripts do not run" announce={false}>
            Campaigns are shown in a sandbox, so that they cannot reach a visitor’s session. Remove
            the script; pictures, links and styles work.
          </Alert>
        )}
        {!isEmpty && page && page.warnings.length > 0 && (
          <Alert type="INFO" title="To fix before saving" announce={false}>
            <ul className={styles.warnings}>
              {page.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
    </section>
  )
}

/** The available space, and how much a device must be scaled down to fit. */
function useStage(width: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    if (!ref.current) return
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [])
  const scale = room.width ? Math.min(1, room.width / width) : 1
  return { ref, scale, height: room.height }
}
