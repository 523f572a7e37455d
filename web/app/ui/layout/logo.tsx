import { pictureUrl } from '#contract/values/picture.ts'
import type { Picture } from '#contract/values/picture.schema.ts'
import { Link } from '../navigation/link.tsx'
import { classNames } from '../class-names.ts'
import styles from './logo.module.css'

/** The jacaranda flower. */
export function Flower({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <g fill="#8d68c2">
        {[0, 72, 144, 216, 288].map((turn) => (
          <ellipse key={turn} cx="20" cy="10" rx="6.5" ry="9" transform={`rotate(${turn} 20 20)`} />
        ))}
      </g>
      <path
        d="M20 15V5M25 18.500l9-3M23 24l5.500 8M17 24l-5.500 8M15 18.500l-9-3"
        fill="none"
        stroke="#c8b0ea"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <circle cx="20" cy="20" r="4.2" fill="#ecb754" />
    </svg>
  )
}

interface LogoProps {
  company: { name: string; logo: Picture | null }
  className?: string | undefined
}

/** A logo at least this many times as wide as it is high is assumed to contain the name itself. */
const wideFrom = 2

/** The company's logo and name, linked to the home page; the flower is shown if there is no logo. */
export function Logo({ company: { name, logo }, className }: LogoProps) {
  const isWide = logo !== null && logo.width / logo.height >= wideFrom
  return (
    <Link to="/" className={classNames(styles.logo, className)} aria-label={`${name}, home`}>
      {logo ? <LogoPicture logo={logo} /> : <Flower className={styles.flower} />}
      {!isWide && name}
    </Link>
  )
}

interface LogoPictureProps {
  logo: Picture
  alt?: string
  /** For logos far down the page: loaded when it comes into view, and never preloaded. */
  lazy?: boolean
}

/** Without the blurred placeholder: logos have transparent backgrounds, and it would show through. */
export function LogoPicture({ logo, alt = '', lazy = false }: LogoPictureProps) {
  const { width, height } = logo
  return <LogoImage src={pictureUrl(logo, 320)} {...{ width, height, alt, lazy }} />
}

interface LogoImageProps {
  src: string
  width: number
  height: number
  alt: string
  lazy: boolean
}

/** A logo that is not stored as a picture. */
export function LogoImage({ lazy, ...image }: LogoImageProps) {
  return <img {...image} loading={lazy ? 'lazy' : 'eager'} className={styles.picture} />
}
