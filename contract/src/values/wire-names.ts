/**
 * Wire names whose unusual spelling the specification fixes. They occur only here: everything else
 * uses the correct spelling, as `week[wireNames.publishedDate]`.
 */
export const wireNames = {
  publishedDate: 'pulbishedDate',
  referredByAgent: 'referedByAgent',
  spouseCellNumber: 'spouseCellnumber',
  propertyCoords: 'propertCoords',
  /** The number of a Fidelity Fund Certificate, named after the former regulator. */
  ffcNumber: 'eaabeffcNumber',
} as const
