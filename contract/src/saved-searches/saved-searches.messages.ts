/** Our own texts: the specification does not cover saved searches. */
export const savedSearchesTexts = {
  nameRequired: 'Please give your search a name.',
  emailInvalid: 'Please enter a valid email address.',
  frequencyUnknown: 'Please choose how often we should email you.',
  hourUnknown: 'Please choose an hour between 00:00 and 23:00.',
  weekdayUnknown: 'Please choose a day of the week.',
  kindUnknown: 'Please choose homes or weeks.',
  searchInvalid: 'This search cannot be saved. Check its filters and try again.',
  searchRequired: 'There is no search to save.',
  tooMany: 'You have 50 saved searches. Delete one that you no longer need.',
  consent: 'We will email you about new matches for this search. You can stop at any time.',
  whatWeSend: 'We email you about new matches for your searches. Paused searches send nothing.',
  saved: 'Your search is saved. We will email you when there is something new.',
  already: 'You have already saved this search. We have updated it.',
  changed: 'Your changes are saved.',
  paused: 'This search is paused. We send no emails about it.',
  resumed: 'This search is active again.',
  removed: 'The search has been deleted.',
  requested:
    'We have sent you an email. Open its link within seven days to confirm your address and start the search.',
  mailedEnough:
    'We have already sent several emails to this address. Open the newest one, or try again tomorrow.',
  confirmed: 'Thank you. Your address is confirmed and your search is saved.',
  confirmedBefore: 'Your address was already confirmed. Your search is saved.',
  confirmOld:
    'This link has expired, or its search was deleted. Search again and save the search once more.',
  manageOld: 'This link has expired. Use the link in the newest email that you received from us.',
} as const

/** Stored with each consent, so that the text a person agreed to can always be shown. */
export const alertsConsentVersion = 1
