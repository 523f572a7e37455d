import type { Usage } from '#contract/properties/properties.choices.ts'

interface FormExamples {
  headings: readonly string[]
  rented: string
  sold: string
  /** What photos should show. */
  show: string
  /** What a property name is. */
  name: string
  description: string
}

/** Examples in the form of a new listing. */
export const formExamples: Record<Usage, FormExamples> = {
  Residential: {
    headings: [
      'Three-bedroom house with a stoep and a borehole',
      'Top-floor flat with sea views and two parking bays',
    ],
    rented: 'Furnished cottage, pets welcome',
    sold: 'Smallholding with a cottage and two dams',
    show: 'Show every room, the garden or stoep, and the parking.',
    name: 'For example, the name of the farm, complex or building.',
    description:
      'Describe the rooms, the light, the garden or stoep, the neighbourhood and what is nearby.',
  },
  Commercial: {
    headings: [
      'Warehouse of 640 m² with two loading docks',
      'Corner shop on a busy road, with parking in front',
    ],
    rented: 'Furnished offices with fibre and backup power',
    sold: 'Workshop of 320 m² with a crane',
    show: 'Show the space, the entrance or loading area, and the parking.',
    name: 'For example, the name of the building or business park.',
    description:
      'Describe the space, its power and fittings, access for people and deliveries, and the parking.',
  },
}
