import { useCallback, useEffect, useState, type ReactNode } from 'react'
import autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import styles from './card-carousel.module.css'

interface CardCarouselProps {
  label: string
  /** What it contains, for the labels of its buttons. */
  of?: string
  children: ReactNode
}

const stayMs = 5000

/** A row of cards that moves automatically, loops, and can be paused. Without script, it can be scrolled. */
export function CardCarousel({ label, of = 'listings', children }: CardCarouselProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, align: 'start' }, [
    autoplay({ delay: stayMs, playOnInit: false, stopOnMouseEnter: true, stopOnFocusIn: true }),
  ])
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    if (!embla) return
    const noteStart = () => setPlaying(true)
    const noteStop = () => setPlaying(false)
    embla.on('autoplay:play', noteStart).on('autoplay:stop', noteStop)
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    // The plugin fails on a row without cards.
    if (!still && embla.slideNodes().length > 1) embla.plugins().autoplay?.play()
    return () => void embla.off('autoplay:play', noteStart).off('autoplay:stop', noteStop)
  }, [embla])

  const move = useCallback(
    (step: 1 | -1) => {
      embla?.plugins().autoplay?.stop()
      if (step > 0) embla?.scrollNext()
      else embla?.scrollPrev()
    },
    [embla],
  )
  function toggle() {
    const plugin = embla?.plugins().autoplay
    if (plugin?.isPlaying()) plugin.stop()
    else plugin?.play()
  }

  return (
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <div className={styles.viewport} ref={viewport} data-moving={embla ? '' : undefined}>
        <ul className={styles.track}>{children}</ul>
      </div>
      <div className={styles.controls}>
        <button type="button" aria-label="Previous" onClick={() => move(-1)}>
          <IconChevronLeft aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={`${playing ? 'Pause' : 'Play'} the ${of}`}
          onClick={toggle}
        >
          {playing ? <IconPlayerPause aria-hidden="true" /> : <IconPlayerPlay aria-hidden="true" />}
        </button>
        <button type="button" aria-label="Next" onClick={() => move(1)}>
          <IconChevronRight aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
