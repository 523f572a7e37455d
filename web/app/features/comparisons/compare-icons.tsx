import IconBed from '@tabler/icons-react/dist/esm/icons/IconBed.mjs'
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs'
import IconCalculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs'
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { OwnPlaceKind } from './own-places.ts'
import type { RowGroup } from './rows.ts'

const groupIcons = {
  glance: IconHome,
  home: IconBed,
  cash: IconCash,
  month: IconCalculator,
  drive: IconClock,
  more: IconListDetails,
} as const

export function GroupIcon({ name }: { name: RowGroup['icon'] }) {
  const Icon = groupIcons[name]
  return <Icon aria-hidden="true" />
}

const placeIcons = {
  work: IconBriefcase,
  school: IconSchool,
  family: IconUsers,
  place: IconMapPin,
} as const

export function PlaceIcon({ name }: { name: OwnPlaceKind }) {
  const Icon = placeIcons[name]
  return <Icon aria-hidden="true" />
}
