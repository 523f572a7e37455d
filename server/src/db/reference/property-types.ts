export type PropertyTypeSeed = {
  id: number
  description: string
  /** 0 Residential, 1 Commercial. */
  usageType: 0 | 1
  /** Its size is that of the erf. */
  isLand?: boolean
}

export const propertyTypes: readonly PropertyTypeSeed[] = [
  { id: 1, description: 'House', usageType: 0 },
  { id: 2, description: 'Townhouse', usageType: 0 },
  { id: 3, description: 'Flat', usageType: 0 },
  { id: 4, description: 'Cluster', usageType: 0 },
  { id: 5, description: 'Simplex', usageType: 0 },
  { id: 6, description: 'Duplex', usageType: 0 },
  { id: 7, description: 'Penthouse', usageType: 0 },
  { id: 8, description: 'Garden Cottage', usageType: 0 },
  { id: 9, description: 'Retirement Unit', usageType: 0 },
  { id: 10, description: 'Smallholding', usageType: 0, isLand: true },
  { id: 11, description: 'Farm', usageType: 0, isLand: true },
  { id: 12, description: 'Vacant Land', usageType: 0, isLand: true },
  { id: 101, description: 'Office', usageType: 1 },
  { id: 102, description: 'Shop', usageType: 1 },
  { id: 103, description: 'Warehouse', usageType: 1 },
  { id: 104, description: 'Factory', usageType: 1 },
  { id: 105, description: 'Mini Factory', usageType: 1 },
  { id: 106, description: 'Showroom', usageType: 1 },
  { id: 107, description: 'Medical Suite', usageType: 1 },
  { id: 108, description: 'Restaurant', usageType: 1 },
  { id: 109, description: 'Guest House or Lodge', usageType: 1 },
  { id: 110, description: 'Mixed Use', usageType: 1 },
  { id: 111, description: 'Storage', usageType: 1 },
  { id: 112, description: 'Commercial Land', usageType: 1, isLand: true },
]
