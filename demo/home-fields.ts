import type { Home } from './homes.ts'
import type { Rand } from './scenes/random.ts'

export type FieldValues = [field: string, value: string][]

const yes = 'Yes'
const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The user-defined fields of a home, by name. */
export function homeFields(home: Home, r: Rand): FieldValues {
  const values: FieldValues = []
  const number = (field: string, value: number | null) => {
    if (value) values.push([field, String(value)])
  }
  const text = (field: string, value: string | null) => {
    if (value) values.push([field, value])
  }
  const flag = (field: string, value: boolean, sayNo = 0) => {
    if (value) values.push([field, yes])
    else if (sayNo > 0 && r.chance(sayNo)) values.push([field, 'No'])
  }
  const { of, has } = home
  number('Erf Size (m²)', home.erf)
  number('Rates and Taxes (R per month)', home.rates)
  number('Levy (R per month)', home.levy)
  text('View', home.view && sentenceCase(home.view.replace(/^the /, '')))
  flag('Security Estate or Complex', has.gate || home.complex !== null, 0.2)
  flag('24-hour Guard', has.gate)
  if (of.form === 'land') return values

  number('Bedrooms', home.bedrooms)
  number('Bathrooms', home.bathrooms)
  number('Garages', home.garages)
  number('Parking', home.parking)
  number('Floor Size (m²)', home.floor)
  number('Storeys', home.storeys)
  if (!home.isSale) flag('Furnished', has.furnished, 0.7)
  number('Living Rooms', home.bedrooms >= 4 ? 2 : 1)
  flag('Dining Room', home.bedrooms >= 3 && r.chance(0.6))
  text('Kitchen', sentenceCase(home.kitchen))
  flag('Scullery', has.scullery)
  flag('Study', has.study, 0.2)
  number('En-suite Bathrooms', home.bathrooms >= 2 ? 1 : 0)
  flag('Guest Toilet', home.bathrooms % 1 !== 0)
  flag('Built-in Cupboards', r.chance(0.86))
  flag('Fireplace', has.fireplace, 0.15)
  flag('Air Conditioning', has.aircon)
  flag('Staff Room', has.staff)
  flag('Flatlet', has.flatlet, 0.15)
  text('Garden', home.garden)
  text(
    'Stoep',
    of.form === 'house' || of.form === 'farm'
      ? `Covered, facing ${home.facing.toLowerCase()}`
      : null,
  )
  flag('Built-in Braai', has.braai)
  text('Pool', home.pool)
  flag('Borehole', has.borehole)
  flag('Irrigation', has.irrigation)
  number('Carports', home.carports)
  text('Pets', home.pets)
  text('Complex or Building', home.complex)
  number('Year Built', home.year)
  number('Floor Number', home.floorNumber)
  flag('Lift', (home.floorNumber ?? 0) > 3)
  text('Roof', of.form === 'unit' ? null : home.roof)
  text('Facing', home.facing)
  flag('Wheelchair Access', r.chance(0.12))
  flag('Sectional Title', of.form === 'unit')
  flag('Alarm', has.alarm)
  flag('Electric Fence', has.fence)
  flag('Cameras', has.cameras)
  flag('Burglar Bars', has.bars)
  flag('Outdoor Beams', has.alarm && r.chance(0.4))
  text(
    'Access Control',
    has.gate ? r.pick(['Code sent to visitors', 'Remote and intercom', 'Guarded boom']) : null,
  )
  text('Inverter', home.inverter)
  number('Solar Panels', home.solar)
  flag('Generator', has.generator)
  flag('Prepaid Electricity', has.prepaid)
  number('Water Tank (litres)', home.tank)
  flag('Solar Geyser', has.solarGeyser)
  flag('Gas', has.gas)
  flag('Fibre', has.fibre, 0.2)
  number('Refuse and Sewerage (R per month)', Math.round(r.between(320, 780) / 10) * 10)
  if (r.chance(0.4))
    number('Average Water Bill (R per month)', Math.round(r.between(280, 1200) / 10) * 10)
  if (r.chance(0.4))
    number('Average Electricity Bill (R per month)', Math.round(r.between(600, 2900) / 10) * 10)
  return values
}
