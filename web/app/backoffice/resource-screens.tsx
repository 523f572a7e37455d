import type { ReactNode } from 'react'
import type { MetaDescriptor } from 'react-router'
import type { FormField } from '#contract/form-field.ts'
import type { Page } from '#contract/values/paging.ts'
import type { AnyResource, FieldOf, ListRowOf, RowOf } from '../ui/list/resource-types.ts'
import type { TitleMatches } from '../ui/navigation/site-title.ts'
import { FormScreen } from './form-screen.tsx'
import { cellOf, columnsOf, type Cells } from './list-columns.ts'
import { ListScreen } from './list-screen.tsx'
import type { ListScreenProps } from './list-screen-props.ts'
import { officeMeta } from './office-meta.ts'

/** What `defineResource` returns: it knows the names and addresses of its screens. */
interface ScreenResource extends AnyResource {
  plural: string
  titles: { list: string; edit: string; create: string; createButton: string }
  pages: { list(): string; create(): string; edit(id: number): string }
  form: readonly FormField[]
}

interface ListOptions<R extends ScreenResource> {
  /** The name of one row; by default the content of its first column. */
  nameOf?: (row: ListRowOf<R>) => string
  cells?: Cells<R>
  columnsAtFirst?: number
  deletable?: (row: ListRowOf<R>) => boolean
  deleteNote?: ListScreenProps<R>['deleteNote']
}

interface FormOptions<R extends ScreenResource> {
  /** If a field depends on the record. */
  fields?: (record: RowOf<R> | null) => readonly FormField<FieldOf<R>>[]
  /** If the specification calls the two buttons something else. */
  saveLabel?: (record: RowOf<R> | null) => string
  closeLabel?: string
}

/** The `meta` of a resource's list screen. */
export function listMeta({ titles }: ScreenResource) {
  return ({ matches }: { matches: TitleMatches }): MetaDescriptor[] =>
    officeMeta(titles.list, matches)
}

/** The `meta` of a resource's form screen. */
export function formMeta(resource: ScreenResource) {
  return (args: { loaderData?: object | null; matches: TitleMatches }): MetaDescriptor[] =>
    officeMeta(formTitle(resource, args.loaderData), args.matches)
}

function formTitle({ titles }: ScreenResource, record: object | null | undefined): string {
  return record ? titles.edit : titles.create
}

/** The list screen of a resource; `listLoader(resource)` is its loader. */
export function listScreen<R extends ScreenResource>(resource: R, options: ListOptions<R> = {}) {
  const { titles, pages, singular, plural } = resource
  const { nameOf = nameByLead(resource), ...rest } = options
  return function ResourceList({ loaderData }: { loaderData: Page<ListRowOf<R>> }): ReactNode {
    return (
      <ListScreen
        resource={resource}
        page={loaderData}
        title={titles.list}
        nouns={{ one: singular, many: plural }}
        nameOf={nameOf}
        editPath={({ id }) => pages.edit(id)}
        newPath={pages.create()}
        newLabel={titles.createButton}
        {...rest}
      />
    )
  }
}

function leadOf<R extends ScreenResource>(resource: R) {
  const lead = columnsOf(resource).find((column) => column.lead)
  if (!lead) throw new Error(`The list ${resource.name} has no leading column to name a row by`)
  return lead
}

function nameByLead<R extends ScreenResource>(resource: R) {
  const lead = leadOf(resource)
  return (row: ListRowOf<R>) => String(cellOf(lead, row))
}

/** The form screen of a resource; `formLoader(resource)` is its loader. */
export function formScreen<R extends ScreenResource>(resource: R, options: FormOptions<R> = {}) {
  const { fields = () => resource.form as readonly FormField<FieldOf<R>>[] } = options
  const lead = leadOf(resource)
  // The list names its rows by the same field.
  const nameOf = (record: RowOf<R>) => String((record as Record<string, unknown>)[lead.key] ?? '')
  return function ResourceForm({ loaderData }: { loaderData: RowOf<R> | null }): ReactNode {
    return (
      <FormScreen
        resource={resource}
        record={loaderData}
        title={formTitle(resource, loaderData)}
        nameOf={nameOf}
        fields={fields(loaderData)}
        backTo={resource.pages.list()}
        saveLabel={options.saveLabel?.(loaderData)}
        closeLabel={options.closeLabel}
      />
    )
  }
}
