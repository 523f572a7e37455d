import { TalkPanel } from '../../../shared/help/talk-panel.tsx'
import { LevyStatement, type Paper } from './levy-statement.tsx'

/** The sample statement, and someone to talk to. */
export function SellHelp({ paper }: { paper: Paper }) {
  return (
    <>
      <LevyStatement {...paper} />
      <TalkPanel />
    </>
  )
}
