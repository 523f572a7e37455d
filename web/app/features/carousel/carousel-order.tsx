import { useState } from 'react'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import type { CarouselDetail } from '#contract/carousel/carousel.calls.ts'
import { Button } from '../../ui/button/button.tsx'
import { Sheet } from '../../ui/layout/sheet.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { useCarouselOrder } from './use-carousel-order.ts'
import styles from './carousel-order.module.css'

interface CarouselOrderProps {
  items: readonly CarouselDetail[]
  /** The total: only a complete list can be reordered. */
  total: number
}

/** The pictures in the order of the home page, reordered by dragging. */
export function CarouselOrder({ items, total }: CarouselOrderProps) {
  const { shown, move } = useCarouselOrder(items)
  const [dragged, setDragged] = useState<number | null>(null)
  if (items.length < 2 || items.length < total) return null

  return (
    <Sheet title="Order and preview">
      <p className={styles.text}>Drag a picture to another position, or use its arrows.</p>
      <ol className={styles.strip}>
        {shown.map((item, index) => (
          <li
            key={item.id}
            className={styles.item}
            data-off={item.state === 'shown' ? undefined : ''}
            draggable
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== null) move(dragged, index)
            }}
          >
            <Picture picture={item.image} sizes="16rem" ratio="16 / 9" alt="" />
            <b className={styles.header}>{item.header}</b>
            <span className={styles.text}>{item.description}</span>
            <span className={styles.buttons}>
              <Button
                size="sm"
                kind="quiet"
                icon={<IconArrowLeft aria-hidden="true" />}
                aria-label={`Move ${item.header} forward`}
                // It keeps the focus of a keyboard where an item has arrived at the end.
                aria-disabled={index === 0}
                onClick={() => index > 0 && move(index, index - 1)}
              />
              <Button
                size="sm"
                kind="quiet"
                icon={<IconArrowRight aria-hidden="true" />}
                aria-label={`Move ${item.header} back`}
                aria-disabled={index === shown.length - 1}
                onClick={() => index < shown.length - 1 && move(index, index + 1)}
              />
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
