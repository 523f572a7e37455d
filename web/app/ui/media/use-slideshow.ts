import { useCallback, useEffect, useState } from 'react'
import autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'

const stayMs = 6500

interface Slideshow {
  viewport: (node: HTMLElement | null) => void
  selected: number
  /** The pictures to load: those already shown, and the next one. */
  near: ReadonlySet<number>
  playing: boolean
  goTo(index: number): void
  toggle(): void
}

function wantsStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** A slideshow that runs automatically, until someone pauses it or prefers reduced motion. */
export function useSlideshow(count: number): Slideshow {
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: 40, watchDrag: count > 1 }, [
    autoplay({
      delay: stayMs,
      playOnInit: false,
      stopOnInteraction: true,
      stopOnMouseEnter: false,
    }),
  ])
  const [selected, setSelected] = useState(0)
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([0]))
  const [playing, setPlaying] = useState(false)

  useEffect(() => {
    if (!embla) return
    const follow = () => {
      const now = embla.selectedScrollSnap()
      setSelected(now)
      setNear((before) => new Set([...before, now, (now + 1) % count]))
    }
    const onPlay = () => setPlaying(true)
    const onStop = () => setPlaying(false)
    embla.on('select', follow).on('autoplay:play', onPlay).on('autoplay:stop', onStop)
    // The first picture has priority: the others wait until the page has loaded everything else.
    const begin = () => {
      follow()
      if (count > 1 && !wantsStillness()) embla.plugins().autoplay?.play()
    }
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
    return () => {
      window.removeEventListener('load', begin)
      embla.off('select', follow).off('autoplay:play', onPlay).off('autoplay:stop', onStop)
    }
  }, [embla, count])

  const goTo = useCallback(
    (index: number) => {
      setNear((before) => new Set([...before, index]))
      embla?.plugins().autoplay?.stop()
      embla?.scrollTo(index, wantsStillness())
    },
    [embla],
  )
  const toggle = useCallback(() => {
    const plugin = embla?.plugins().autoplay
    if (plugin?.isPlaying()) plugin.stop()
    else plugin?.play()
  }, [embla])

  return { viewport, selected, near, playing, goTo, toggle }
}
