import { Component, type ComponentType, type ReactNode } from 'react'
import { LostScriptNotice } from '../shell/errors/lost-script-notice.tsx'

interface Shown {
  isBroken?: boolean
  /** What explains it, once that has been loaded. */
  Explanation?: ComponentType<{ error: Error }>
  error?: Error
}

/** What a page failed with, in the place of the page. */
export class Broken extends Component<{ children: ReactNode }, Shown> {
  override state: Shown = {}

  override componentDidCatch(error: Error) {
    // At once: an error that changes nothing is not taken for caught.
    this.setState({ isBroken: true })
    void this.explain(error)
  }

  async explain(error: Error) {
    try {
      const { ErrorPage } = await import('../shell/errors/error-page.tsx')
      this.setState({ error, Explanation: ErrorPage })
    } catch (lost) {
      this.setState({ error: lost as Error, Explanation: LostScriptNotice })
    }
  }

  override render() {
    const { isBroken, error, Explanation } = this.state
    if (Explanation && error) return <Explanation error={error} />
    return isBroken ? null : this.props.children
  }
}
