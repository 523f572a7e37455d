import { z } from 'zod'
import { defineCall } from '../call.ts'
import { defineList, listView } from '../list.ts'
import { id, idInPath } from '../values/id.ts'
import { pageSizes } from '../values/paging.ts'
import { individual, individualForm, individualRow } from './people.schema.ts'

export const removeIndividual = defineCall({
  name: 'individuals.remove',
  method: 'DELETE',
  path: '/api/individual/{id}',
  who: 'accounts.manage',
  summary: 'Close an account; ends its sessions and unpublishes its listings',
  input: z.object({ id: idInPath }),
  output: z.object({ id }),
  bulk: true,
})

export const individualsList = defineList({
  name: 'individuals',
  path: '/api/individual',
  aliases: ['/api/individual/getAllIndividuals'],
  who: 'accounts.manage',
  summary: 'List individuals with their roles, including deleted ones; ID numbers are masked',
  row: individualRow,
  columns: [
    { key: 'id', label: 'ID', narrow: true },
    { key: 'name', label: 'Name', lead: true },
    { key: 'surname', label: 'Surname', completesName: true },
    { key: 'cellNumber', label: 'Cell number', kind: 'phone', narrow: true },
    { key: 'telephone', label: 'Telephone', kind: 'phone', narrow: true },
    { key: 'email', label: 'Email' },
    { key: 'username', label: 'Username' },
    { key: 'role', label: 'Role' },
    {
      key: 'emailConfirmed',
      label: 'Email confirmed',
      kind: 'yesNo',
      narrow: true,
      sortable: false,
    },
    { key: 'idNumber', label: 'ID number', sortable: false },
    { key: 'isDeleted', label: 'Account', kind: 'yesNo' },
  ],
  defaults: { size: pageSizes.adminTable.default, sort: 'id', order: 'desc' },
  remove: removeIndividual,
})

export const listIndividuals = individualsList.list

/** The same people, as the screen of roles shows them. */
export const userRolesList = listView(individualsList, {
  name: 'userRoles',
  columns: [
    'id',
    'name',
    'surname',
    'cellNumber',
    'telephone',
    'email',
    { key: 'isDeleted', label: 'Deleted', kind: 'yesNo' },
    'role',
  ],
})

export const getIndividual = defineCall({
  name: 'individuals.get',
  method: 'GET',
  path: '/api/individual/getIndividual/{id}',
  who: 'signedIn',
  summary:
    'Get an individual, as that person or a Super Admin; only the person sees the full banking details',
  input: z.object({ id: idInPath }),
  output: individual,
})

export const updateIndividual = defineCall({
  name: 'individuals.update',
  method: 'PUT',
  path: '/api/individual',
  who: 'signedIn',
  summary: 'Update a profile: your own, or any profile as a Super Admin',
  input: individualForm,
  output: individual.extend({ message: z.string() }),
})
