import { OfficeHeader } from '../backoffice/office-header.tsx'
import { PageHeader } from '../ui/navigation/page-header.tsx'
import { ControlSamples } from './control-samples.tsx'
import { FeedbackSamples } from './feedback-samples.tsx'
import { FormSamples } from './form-samples.tsx'
import { ListSamples } from './list-samples.tsx'
import { TextSamples } from './text-samples.tsx'
import styles from './components.module.css'

export const meta = () => [
  { title: 'Components | Jacaranda' },
  { name: 'robots', content: 'noindex' },
]

/** Every component on one page, for those who build screens. Only `npm run dev` has it. */
export default function ComponentsPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHeader
        title="Components"
        lede="The building blocks of every screen. docs/design.md explains when to use each."
      />
      <ControlSamples />
      <FormSamples />
      <TextSamples />
      <FeedbackSamples />
      <ListSamples />
      <OfficeHeader
        level={2}
        overline="OVERLINE OF THE SPECIFICATION"
        title="The header of a back-office screen"
        note="236 weeks, 12 to be verified"
      />
    </div>
  )
}
