/**
 * Names that the specification fixes on the wire in a spelling of its own. They are written only
 * here: everything else uses the right spelling, as `week[wireNames.publishedDate]`.
 */
export const wireNames = {
  publishedDate: 'pulbishedDate',
  referredByAgent: 'referedByAgent',
  spouseCellNumber: 'spouseCellnumber',
  propertyCoords: 'propertCoords',
  /** The number of a Fidelity Fund Certificate, by the name of the former regulator. */
  ffcNumber: 'eaabeffcNumber',
} as const
