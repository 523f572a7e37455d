import { useEffect, useRef, type RefObject } from 'react'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import type { Picture as StoredPicture } from '#contract/values/picture.schema.ts'
import { useCompany } from '../../session/session.ts'
import { FormPanel, wholeRow } from '../../ui/form/form-panel.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import styles from './slide-preview.module.css'

interface SlidePreviewProps {
  header: string
  description: string
  /** The image that is chosen, or kept. */
  picture: StoredPicture | null
  /** The address of an image that has not been uploaded yet; it takes precedence. */
  newImage: string | null
}

/** What visitors will see, before it is saved: small copies of the home page. */
export function SlidePreview(props: SlidePreviewProps) {
  const ready = props.picture !== null || props.newImage !== null
  return (
    <FormPanel
      title="Preview"
      help="As the home page will show it, on a computer and on a phone. A phone shows the image without its text."
    >
      {ready ? (
        <div className={`${wholeRow} ${styles.devices}`}>
          <Device name="On a computer" className={styles.computer} {...props} caption />
          <Device name="On a phone" className={styles.phone} {...props} />
        </div>
      ) : (
        <p className={`${wholeRow} ${styles.none}`}>Choose an image to see the preview.</p>
      )}
    </FormPanel>
  )
}

interface DeviceProps extends SlidePreviewProps {
  name: string
  className: string | undefined
  caption?: boolean
}

function Device({ name, className, header, description, picture, newImage, caption }: DeviceProps) {
  const { heroTitle, heroAccent, heroText } = useCompany()
  const screen = useRef<HTMLDivElement>(null)
  useTypeOfWidth(screen)
  return (
    <figure className={className}>
      <div ref={screen} className={styles.screen} data-deep="">
        <div className={styles.picture}>
          {newImage ? (
            <img src={newImage} alt="" />
          ) : (
            <Picture picture={picture} sizes="40rem" alt="" />
          )}
        </div>
        <p className={styles.title}>
          {heroTitle} <em>{heroAccent}</em>
        </p>
        <p className={styles.text}>{heroText}</p>
        {caption && header && (
          <p className={styles.caption}>
            <span>
              {header}
              {description && <small> {description}</small>}
            </span>
            <IconArrowRight aria-hidden="true" />
          </p>
        )}
      </div>
      <figcaption>{name}</figcaption>
    </figure>
  )
}

function useTypeOfWidth(screen: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = screen.current
    if (!box) return
    const watch = new ResizeObserver(() => {
      box.style.fontSize = `${box.offsetWidth / 100}px`
    })
    watch.observe(box)
    return () => watch.disconnect()
  }, [screen])
}
