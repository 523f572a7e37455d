export interface Address {
  street: string
  suburb: string | undefined
  city: string
  province: string
}

export interface Spot {
  lat: number
  lng: number
}

export interface Geocoder {
  /** Undefined if the street is unknown. */
  find(address: Address): Promise<Spot | undefined>
}
