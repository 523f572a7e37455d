import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import IconTag from '@tabler/icons-react/dist/esm/icons/IconTag.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import styles from './register.module.css'

const individual = [
  {
    icon: IconHome,
    text: 'List your home, commercial property or timeshare week, and see every enquiry in one place.',
  },
  { icon: IconTag, text: 'Make offers and follow them online.' },
  {
    icon: IconLock,
    text: 'Your ID and bank details are stored encrypted. You can download your data, or ask us to delete it, at any time.',
  },
]

const agency = [
  { icon: IconBuildingStore, text: 'One account for the agency, with you as its administrator.' },
  {
    icon: IconUsers,
    text: 'Your agents list under the agency’s name, and you keep their details up to date.',
  },
  {
    icon: IconCertificate,
    text: 'We verify your Fidelity Fund Certificate before the agency appears on the site.',
  },
]

/** The benefits of an account, beside the form. */
export function RegisterReasons({ agency: forAgency }: { agency: boolean }) {
  return (
    <ul className={styles.reasons}>
      {(forAgency ? agency : individual).map(({ icon: Icon, text }) => (
        <li key={text}>
          <Icon aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  )
}
