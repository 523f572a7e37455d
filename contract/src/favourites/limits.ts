/** Of one account. */
export const mostFavourites = 500
export const mostFolders = 50
export const mostShares = 20
export const longestNote = 1000
export const longestFolderName = 60
