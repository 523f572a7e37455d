import { expect, it } from 'vitest'
import { siteTitle } from './site-title.ts'

it('every title ends with the name of the site, once', () => {
  const matches = [{ id: 'root', loaderData: { company: { name: 'Jacaranda' } } }, undefined]
  expect(siteTitle('Listing Fee', matches)).toBe('Listing Fee | Jacaranda')
  expect(siteTitle('Homes', 'Jacaranda')).toBe('Homes | Jacaranda')
  expect(siteTitle('About Jacaranda', 'Jacaranda')).toBe('About Jacaranda')
  expect(siteTitle('Jacaranda: property', 'Jacaranda')).toBe('Jacaranda: property')
  expect(siteTitle('Jacaranda Court, Durban', 'Jacaranda')).toBe(
    'Jacaranda Court, Durban | Jacaranda',
  )
  expect(siteTitle('Not found', [])).toBe('Not found')
})
