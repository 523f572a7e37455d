/** This many of one list fit into a menu. */
export const mostSavedViews = 20
