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
  /** Undefined when the street is not known. */
  find(address: Address): Promise<Spot | undefined>
}
