import { mostSavedViews } from './saved-views.limits.ts'

export const savedViewsTexts = {
  nameMissing: 'Please give the view a name of up to 60 characters.',
  nameTaken: 'You already have a view with this name.',
  tooMany: `A list has up to ${mostSavedViews} saved views. Delete one first.`,
} as const
