import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, idInPath } from '../values/id.ts'
import { pageOf, pageSizes, pagingQuery } from '../values/paging.ts'
import { individual, individualForm, individualRow } from './people.schema.ts'

export const individualColumns = [
  'id',
  'name',
  'surname',
  'cellNumber',
  'telephone',
  'email',
  'username',
  'role',
  'isDeleted',
] as const

export const listIndividuals = defineCall({
  name: 'individuals.list',
  method: 'GET',
  path: '/api/individual',
  aliases: ['/api/individual/getAllIndividuals'],
  who: 'people.manage',
  summary: 'A page of individuals with their roles, deleted ones included; ID numbers are masked',
  input: pagingQuery(individualColumns, {
    size: pageSizes.adminTable.usual,
    sort: 'id',
    order: 'desc',
  }),
  output: pageOf(individualRow),
})

export const getIndividual = defineCall({
  name: 'individuals.get',
  method: 'GET',
  path: '/api/individual/getIndividual/{id}',
  who: 'signedIn',
  summary:
    'One individual, for the person and the Super Admin; banking details in full for the person alone',
  input: z.object({ id: idInPath }),
  output: individual,
})

export const updateIndividual = defineCall({
  name: 'individuals.update',
  method: 'PUT',
  path: '/api/individual',
  who: 'signedIn',
  summary: 'Change a profile: your own, or any profile for a Super Admin',
  input: individualForm,
  output: individual.extend({ message: z.string() }),
})

export const removeIndividual = defineCall({
  name: 'individuals.remove',
  method: 'DELETE',
  path: '/api/individual/{id}',
  who: 'people.manage',
  summary: 'Close an account: its sessions end and its listings are unpublished',
  input: z.object({ id: idInPath }),
  output: z.object({ id }),
})
