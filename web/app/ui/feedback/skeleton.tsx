import styles from './skeleton.module.css'

interface SkeletonProps {
  width?: string
  height?: string
  ratio?: string
}

/** A grey block with the exact size of the content that is loading. Its container says 'Loading' as text. */
export function Skeleton({ width = '100%', height = '0.9rem', ratio }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={styles.block}
      style={ratio ? { width, aspectRatio: ratio } : { width, height }}
    />
  )
}

/** The card grid while its listings are loading. */
export function CardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton ratio="4 / 3" />
      <div className={styles.body}>
        <Skeleton width="60%" height="1.5rem" />
        <Skeleton width="45%" />
        <Skeleton width="80%" />
        <Skeleton width="70%" />
        <Skeleton />
      </div>
    </div>
  )
}
