/**
 * The m² that the compared price of `property_search p` is divided by for a price per m²: its size,
 * or the factor that a rent per m² was multiplied by. Null if the size is unknown.
 */
export const rateSize = 'nullif(coalesce(p.rented_size, p.size), 0)'

/**
 * What a listing of that size costs at this price per m². To the cent, like the totals of rents per
 * m²: a search for R 82 per m² finds all that are advertised at that price.
 */
export function totalAtRate(rate: string): string {
  return `round(${rate}::numeric * ${rateSize}::numeric, 2)`
}
