import { useState } from 'react'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import IconView360 from '@tabler/icons-react/dist/esm/icons/IconView360.mjs'
import type { Property } from '#contract/properties/properties.schema.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import styles from './tour-and-video.module.css'

/** A video is stored only by its id; this makes it a URL. */
const embedUrl = 'https://www.youtube-nocookie.com/embed/'

/** The first photo that the page does not already show above: four are beside the heading. */
function posterOf(photos: Property['propertyImages']) {
  return (photos[4] ?? photos[0])?.image ?? null
}

/** The tour opens on its own site; the video is loaded from its host only on request. */
export function TourAndVideo({ property }: { property: Property }) {
  const { virtualTour, video, propertyImages, shortDescription } = property
  const [playing, setPlaying] = useState(false)
  if (!virtualTour && !video) return null
  return (
    <section aria-labelledby="tour">
      <h2 id="tour">{video ? (virtualTour ? 'Tour and video' : 'Video') : 'Virtual tour'}</h2>
      <div className={styles.parts}>
        {video &&
          (playing ? (
            <Player video={video} title={`Video of ${shortDescription}`} />
          ) : (
            <div className={styles.poster}>
              <Picture
                picture={posterOf(propertyImages)}
                sizes="(max-width: 64rem) 92vw, 820px"
                alt=""
              />
              <div className={styles.over}>
                <Button
                  kind="brand"
                  icon={<IconPlayerPlay aria-hidden="true" />}
                  onClick={() => setPlaying(true)}
                >
                  Play video
                </Button>
                <p>The video is hosted by YouTube, which can see that you watch it.</p>
              </div>
            </div>
          ))}
        {virtualTour && (
          <a className={styles.tour} href={virtualTour} target="_blank" rel="noopener noreferrer">
            <IconView360 aria-hidden="true" />
            Open virtual tour
          </a>
        )}
      </div>
    </section>
  )
}

function Player({ video, title }: { video: string; title: string }) {
  // A third-party player: it may read its own origin, which is never ours.
  return (
    <iframe
      className={styles.frame}
      src={`${embedUrl}${encodeURIComponent(video)}?autoplay=1`}
      title={title}
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
