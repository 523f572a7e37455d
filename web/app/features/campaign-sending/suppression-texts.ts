import { shownNames } from '#contract/exports/shown-names.ts'

export const reasonNames = shownNames.suppressionReason
