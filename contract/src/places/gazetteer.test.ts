import { expect, it } from 'vitest'
import { createGazetteer } from './gazetteer.ts'
import type { KnownPlace } from './place.ts'

const pretoria: KnownPlace = {
  key: 'pretoria.gauteng',
  kind: 'city',
  name: 'Pretoria',
  display: 'Pretoria, Gauteng',
  province: 'Gauteng',
  city: 'Pretoria',
  suburb: '',
  lat: -25.75,
  lng: 28.19,
  listings: 40,
  otherNames: [],
  parents: ['Gauteng'],
  importance: 0,
}
const around: KnownPlace = {
  ...pretoria,
  key: 'greater-pretoria',
  kind: 'area',
  name: 'Greater Pretoria',
  display: 'Greater Pretoria, Gauteng',
  city: '',
  listings: 60,
  otherNames: ['Pretoria and Centurion'],
}

it('suggests the place whose own name starts that way before a busier one with such an alternative name', () => {
  const { suggest } = createGazetteer([around, pretoria])
  expect(suggest('pretor').map(({ name }) => name)).toEqual(['Pretoria', 'Greater Pretoria'])
})

it('suggests a place before those whose names only start with its name', () => {
  const south = {
    ...pretoria,
    key: 'pretoria-south',
    kind: 'area' as const,
    name: 'Pretoria South',
  }
  const { suggest } = createGazetteer([south, pretoria])
  expect(suggest('pretori').map(({ name }) => name)).toEqual(['Pretoria', 'Pretoria South'])
})
