import { Link } from 'react-router'
import { classNames } from './class-names.ts'
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

/** The flower and the company's name, leading home. */
export function Logo({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <Link to="/" className={classNames(styles.logo, className)} aria-label={`${name}, home`}>
      <Flower className={styles.flower} />
      {name}
    </Link>
  )
}
