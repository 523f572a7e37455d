export type FieldType = 'text' | 'number' | 'yesno'

export type UserFieldSeed = { id: number; fieldName: string; fieldType: FieldType; rank: number }

export type FieldGroupSeed = {
  id: number
  description: string
  /** 0 Residential, 1 Commercial, 2 Both. */
  usageType: 0 | 1 | 2
  rank: number
  fields: readonly UserFieldSeed[]
}

/** A number is shown as it was entered, so the field’s name carries its unit. Listing cards read Property Overview. */
export const fieldGroups: readonly FieldGroupSeed[] = [
  {
    id: 1,
    description: 'Property Overview',
    usageType: 2,
    rank: 1,
    fields: [
      { id: 101, fieldName: 'Bedrooms', fieldType: 'number', rank: 1 },
      { id: 102, fieldName: 'Bathrooms', fieldType: 'number', rank: 2 },
      { id: 103, fieldName: 'Garages', fieldType: 'number', rank: 3 },
      { id: 104, fieldName: 'Parking', fieldType: 'number', rank: 4 },
      { id: 105, fieldName: 'Erf Size (m²)', fieldType: 'number', rank: 5 },
      { id: 106, fieldName: 'Floor Size (m²)', fieldType: 'number', rank: 6 },
      { id: 107, fieldName: 'Storeys', fieldType: 'number', rank: 7 },
      { id: 108, fieldName: 'Furnished', fieldType: 'yesno', rank: 8 },
    ],
  },
  {
    id: 2,
    description: 'Rooms',
    usageType: 0,
    rank: 2,
    fields: [
      { id: 201, fieldName: 'Living Rooms', fieldType: 'number', rank: 1 },
      { id: 202, fieldName: 'Dining Room', fieldType: 'yesno', rank: 2 },
      { id: 203, fieldName: 'Kitchen', fieldType: 'text', rank: 3 },
      { id: 204, fieldName: 'Scullery', fieldType: 'yesno', rank: 4 },
      { id: 205, fieldName: 'Study', fieldType: 'yesno', rank: 5 },
      { id: 206, fieldName: 'En-suite Bathrooms', fieldType: 'number', rank: 6 },
      { id: 207, fieldName: 'Guest Toilet', fieldType: 'yesno', rank: 7 },
      { id: 208, fieldName: 'Built-in Cupboards', fieldType: 'yesno', rank: 8 },
      { id: 209, fieldName: 'Fireplace', fieldType: 'yesno', rank: 9 },
      { id: 210, fieldName: 'Air Conditioning', fieldType: 'yesno', rank: 10 },
      { id: 211, fieldName: 'Staff Room', fieldType: 'yesno', rank: 11 },
      { id: 212, fieldName: 'Flatlet', fieldType: 'yesno', rank: 12 },
    ],
  },
  {
    id: 3,
    description: 'Outdoors',
    usageType: 0,
    rank: 3,
    fields: [
      { id: 301, fieldName: 'Garden', fieldType: 'text', rank: 1 },
      { id: 302, fieldName: 'Stoep', fieldType: 'text', rank: 2 },
      { id: 303, fieldName: 'Built-in Braai', fieldType: 'yesno', rank: 3 },
      { id: 304, fieldName: 'Pool', fieldType: 'text', rank: 4 },
      { id: 305, fieldName: 'Borehole', fieldType: 'yesno', rank: 5 },
      { id: 306, fieldName: 'Irrigation', fieldType: 'yesno', rank: 6 },
      { id: 307, fieldName: 'Carports', fieldType: 'number', rank: 7 },
      { id: 308, fieldName: 'View', fieldType: 'text', rank: 8 },
      { id: 309, fieldName: 'Pets', fieldType: 'text', rank: 9 },
    ],
  },
  {
    id: 4,
    description: 'Business Space',
    usageType: 1,
    rank: 4,
    fields: [
      { id: 401, fieldName: 'Gross Lettable Area (m²)', fieldType: 'number', rank: 1 },
      { id: 402, fieldName: 'Office Area (m²)', fieldType: 'number', rank: 2 },
      { id: 403, fieldName: 'Warehouse Area (m²)', fieldType: 'number', rank: 3 },
      { id: 404, fieldName: 'Yard Area (m²)', fieldType: 'number', rank: 4 },
      { id: 405, fieldName: 'Eaves Height (m)', fieldType: 'number', rank: 5 },
      { id: 406, fieldName: 'Loading Docks', fieldType: 'number', rank: 6 },
      { id: 407, fieldName: 'Roller Doors', fieldType: 'number', rank: 7 },
      { id: 408, fieldName: 'Three-phase Power (A)', fieldType: 'number', rank: 8 },
      { id: 409, fieldName: 'Boardrooms', fieldType: 'number', rank: 9 },
      { id: 410, fieldName: 'Kitchenette', fieldType: 'yesno', rank: 10 },
      { id: 411, fieldName: 'Zoning', fieldType: 'text', rank: 11 },
    ],
  },
  {
    id: 5,
    description: 'Building',
    usageType: 2,
    rank: 5,
    fields: [
      { id: 501, fieldName: 'Complex or Building', fieldType: 'text', rank: 1 },
      { id: 502, fieldName: 'Grade', fieldType: 'text', rank: 2 },
      { id: 503, fieldName: 'Year Built', fieldType: 'number', rank: 3 },
      { id: 504, fieldName: 'Floor Number', fieldType: 'number', rank: 4 },
      { id: 505, fieldName: 'Lift', fieldType: 'yesno', rank: 5 },
      { id: 506, fieldName: 'Roof', fieldType: 'text', rank: 6 },
      { id: 507, fieldName: 'Facing', fieldType: 'text', rank: 7 },
      { id: 508, fieldName: 'Wheelchair Access', fieldType: 'yesno', rank: 8 },
      { id: 509, fieldName: 'Sectional Title', fieldType: 'yesno', rank: 9 },
    ],
  },
  {
    id: 6,
    description: 'Security',
    usageType: 2,
    rank: 6,
    fields: [
      { id: 601, fieldName: 'Security Estate or Complex', fieldType: 'yesno', rank: 1 },
      { id: 602, fieldName: '24-hour Guard', fieldType: 'yesno', rank: 2 },
      { id: 603, fieldName: 'Access Control', fieldType: 'text', rank: 3 },
      { id: 604, fieldName: 'Alarm', fieldType: 'yesno', rank: 4 },
      { id: 605, fieldName: 'Outdoor Beams', fieldType: 'yesno', rank: 5 },
      { id: 606, fieldName: 'Electric Fence', fieldType: 'yesno', rank: 6 },
      { id: 607, fieldName: 'Cameras', fieldType: 'yesno', rank: 7 },
      { id: 608, fieldName: 'Burglar Bars', fieldType: 'yesno', rank: 8 },
    ],
  },
  {
    id: 7,
    description: 'Power, Water and Internet',
    usageType: 2,
    rank: 7,
    fields: [
      { id: 701, fieldName: 'Inverter', fieldType: 'text', rank: 1 },
      { id: 702, fieldName: 'Solar Panels', fieldType: 'number', rank: 2 },
      { id: 703, fieldName: 'Generator', fieldType: 'yesno', rank: 3 },
      { id: 704, fieldName: 'Prepaid Electricity', fieldType: 'yesno', rank: 4 },
      { id: 705, fieldName: 'Water Tank (litres)', fieldType: 'number', rank: 5 },
      { id: 706, fieldName: 'Solar Geyser', fieldType: 'yesno', rank: 6 },
      { id: 707, fieldName: 'Gas', fieldType: 'yesno', rank: 7 },
      { id: 708, fieldName: 'Fibre', fieldType: 'yesno', rank: 8 },
    ],
  },
  {
    id: 8,
    description: 'Costs',
    usageType: 2,
    rank: 8,
    fields: [
      { id: 801, fieldName: 'Rates and Taxes (R per month)', fieldType: 'number', rank: 1 },
      { id: 802, fieldName: 'Levy (R per month)', fieldType: 'number', rank: 2 },
      { id: 803, fieldName: 'Special Levy (R per month)', fieldType: 'number', rank: 3 },
      { id: 804, fieldName: 'Refuse and Sewerage (R per month)', fieldType: 'number', rank: 4 },
      { id: 805, fieldName: 'Average Water Bill (R per month)', fieldType: 'number', rank: 5 },
      {
        id: 806,
        fieldName: 'Average Electricity Bill (R per month)',
        fieldType: 'number',
        rank: 6,
      },
      { id: 807, fieldName: 'Operating Costs (R per m² per month)', fieldType: 'number', rank: 7 },
    ],
  },
  {
    id: 9,
    description: 'Lease',
    usageType: 2,
    rank: 9,
    fields: [
      { id: 901, fieldName: 'Deposit (R)', fieldType: 'number', rank: 1 },
      { id: 902, fieldName: 'Lease Period (months)', fieldType: 'number', rank: 2 },
      { id: 903, fieldName: 'Annual Escalation (%)', fieldType: 'number', rank: 3 },
      { id: 904, fieldName: 'Water and Lights Included', fieldType: 'yesno', rank: 4 },
      { id: 905, fieldName: 'Parking Rental (R per bay per month)', fieldType: 'number', rank: 5 },
    ],
  },
  {
    id: 10,
    description: 'Nearby',
    usageType: 2,
    rank: 10,
    fields: [
      { id: 1001, fieldName: 'Schools', fieldType: 'text', rank: 1 },
      { id: 1002, fieldName: 'Shops', fieldType: 'text', rank: 2 },
      { id: 1003, fieldName: 'Public Transport', fieldType: 'text', rank: 3 },
      { id: 1004, fieldName: 'Hospital or Clinic', fieldType: 'text', rank: 4 },
      { id: 1005, fieldName: 'Main Road', fieldType: 'text', rank: 5 },
    ],
  },
]
