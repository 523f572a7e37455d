/**
 * The m² that the compared price of `property_search p` is divided by for a price per m²: its size,
 * or what a rent per m² was multiplied with. Null when the size is not known.
 */
export const rateSize = 'nullif(coalesce(p.rented_size, p.size), 0)'

/**
 * What a listing of that size costs at so much per m². To the cent, as the totals of rents per m²
 * are: a search for R 82 per m² finds all that are advertised for it.
 */
export function totalAtRate(rate: string): string {
  return `round(${rate}::numeric * ${rateSize}::numeric, 2)`
}
