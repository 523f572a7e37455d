import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { campaignLinks } from '#contract/campaigns/campaign-links.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './preview-frame.module.css'

interface PreviewFrameProps {
  html: string
  /** What the frame shows, for those who cannot see it. */
  title: string
  /** Called with the height of the displayed page. */
  onHeight?: (height: number) => void
  className?: string | undefined
  style?: CSSProperties
}

/**
 * User-written HTML in a frame without an origin: it cannot run scripts or reach the page around
 * it. The content changes in place, without flicker or jumps.
 */
export function PreviewFrame({ html, title, onHeight, className, style }: PreviewFrameProps) {
  const hydrated = useHydrated()
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(false)
  const tell = useRef(onHeight)
  tell.current = onHeight

  useEffect(() => {
    function listen({ source, data }: MessageEvent<{ ready?: unknown; height?: unknown } | null>) {
      if (!source || source !== frame.current?.contentWindow) return
      if (data?.ready === true) setReady(true)
      if (typeof data?.height === 'number') tell.current?.(data.height)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  useEffect(() => {
    // The frame has no origin to specify.
    if (ready) frame.current?.contentWindow?.postMessage({ html }, '*')
  }, [ready, html])

  // A frame in the server-rendered page would report ready before there is a listener.
  if (!hydrated) return <div className={classNames(styles.frame, className)} style={style} />
  return (
    <iframe
      ref={frame}
      title={title}
      src={campaignLinks.previewFrame}
      sandbox="allow-scripts"
      className={classNames(styles.frame, className)}
      style={style}
    />
  )
}
