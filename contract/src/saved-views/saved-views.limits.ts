/** At most this many views of one list fit into a menu. */
export const mostSavedViews = 20
