import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import styles from './contact-phone.module.css'

/** The number to call about a listing: `address` as a phone dials it, `text` as people read it. */
export function ContactPhone({ address, text }: { address: string; text: string }) {
  return (
    <a className={styles.phone} href={`tel:${address}`}>
      <IconPhone aria-hidden="true" />
      {text}
    </a>
  )
}
