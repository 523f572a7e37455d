import { HelpPanel } from '../../../shared/help/help-panel.tsx'
import { TalkPanel } from '../../../shared/help/talk-panel.tsx'

/** Examples beside the form of a new listing. */
export function PropertyHelp({ isSale }: { isSale: boolean }) {
  return (
    <>
      <HelpPanel title="Headings that work">
        <ul>
          <li>Three-bedroom house with a stoep and a borehole</li>
          <li>Top-floor flat with sea views and two parking bays</li>
          <li>{isSale ? 'Workshop of 320 m² with a crane' : 'Furnished cottage, pets welcome'}</li>
        </ul>
        <p>Say what it is first, then what makes it special. The suburb is shown beside it.</p>
      </HelpPanel>
      <HelpPanel title="Photos that work">
        <ul>
          <li>Begin with the front of the building, in daylight.</li>
          <li>Hold the phone sideways, at the height of your chest.</li>
          <li>Show every room, the garden or stoep, and the parking.</li>
        </ul>
      </HelpPanel>
      <TalkPanel />
    </>
  )
}
