import { useMemo } from 'react'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { AnyList, ListRowOf } from '../../ui/list/resource-types.ts'
import { bulkAction, type AnyBulkAction } from './bulk-action.ts'

/**
 * A list's declared actions, plus deleting if its rows can be deleted: the preview shows which ones
 * cannot.
 */
export function useBulkActions<R extends AnyList>(
  { remove }: R,
  declared: readonly AnyBulkAction<ListRowOf<R>>[],
  deletable: boolean | ((row: ListRowOf<R>) => boolean),
): readonly AnyBulkAction<ListRowOf<R>>[] {
  return useMemo(() => {
    if (!remove || deletable === false) return declared
    const deletion = bulkAction<ListRowOf<R>>({
      key: 'delete',
      label: 'Delete',
      done: 'deleted',
      icon: <IconTrash aria-hidden="true" />,
      danger: true,
      call: remove,
      input: ({ id }) => ({ id }),
      change: () => 'Deleted; this cannot be undone',
    })
    return [...declared, deletion]
  }, [remove, declared, deletable])
}
