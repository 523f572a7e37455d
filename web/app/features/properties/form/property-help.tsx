import type { Usage } from '#contract/properties/properties.choices.ts'
import { HelpPanel } from '../../../shared/help/help-panel.tsx'
import { TalkPanel } from '../../../shared/help/talk-panel.tsx'
import { formExamples } from './form-examples.ts'

interface PropertyHelpProps {
  usage: Usage
  isSale: boolean
}

/** Examples beside the form of a new listing. */
export function PropertyHelp({ usage, isSale }: PropertyHelpProps) {
  const { headings, rented, sold, show } = formExamples[usage]
  return (
    <>
      <HelpPanel title="Headings that work">
        <ul>
          {[...headings, isSale ? sold : rented].map((heading) => (
            <li key={heading}>{heading}</li>
          ))}
        </ul>
        <p>Say what it is first, then what makes it special. The suburb is shown beside it.</p>
      </HelpPanel>
      <HelpPanel title="Photos that work">
        <ul>
          <li>Begin with the front of the building, in daylight.</li>
          <li>Hold the phone sideways, at the height of your chest.</li>
          <li>{show}</li>
        </ul>
      </HelpPanel>
      <TalkPanel />
    </>
  )
}
