import { isNarrow } from './narrow.ts'

interface Covered {
  /** A narrow map fills the screen, with cards at its lower edge. */
  narrow: boolean
  width: number
  height: number
  /** The lower edge of the tools over its upper edge. */
  toolsEnd: number
  /** How much of it is below the window. */
  hidden: number
}

/** A pin extends above its point. */
const pinAbove = 36
/** Tools opened later may cover what is shown. */
const mostTools = 124
const driveTime = 140
const belowWindow = 40
const cards = 232
/** Where a phone's button to save the search reaches below pins. */
const cardsAndButton = 272
const roomy = 640
/** A low window shows part of the map, but still a reasonable part of the country. */
const least = 280

/** How much is covered above and below the results, in pixels. */
export function roomFor({ narrow, width, height, toolsEnd, hidden }: Covered) {
  const top = Math.min(toolsEnd, mostTools) + pinAbove
  if (narrow) return { top, bottom: width < roomy ? cardsAndButton : cards }
  const inSight = Math.min(hidden + belowWindow, height - top - least)
  return { top, bottom: Math.max(driveTime, inSight) }
}

/** What is covered now: the map extends below the window until the page is scrolled. */
export function roomIn(frame: HTMLElement | null, tools: HTMLElement | null) {
  const { width, height, bottom } = frame?.getBoundingClientRect() ?? new DOMRect()
  const toolsEnd = tools ? tools.offsetTop + tools.offsetHeight : 0
  const hidden = Math.max(0, bottom - innerHeight)
  return roomFor({ narrow: isNarrow(), width, height, toolsEnd, hidden })
}
