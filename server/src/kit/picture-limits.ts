/** A larger picture is refused: decoding it would take too much memory. */
export const mostPixels = 40_000_000
