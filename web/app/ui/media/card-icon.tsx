import type { ComponentType } from 'react'
import IconArrowsDiagonal from '@tabler/icons-react/dist/esm/icons/IconArrowsDiagonal.mjs'
import IconBath from '@tabler/icons-react/dist/esm/icons/IconBath.mjs'
import IconBed from '@tabler/icons-react/dist/esm/icons/IconBed.mjs'
import IconCar from '@tabler/icons-react/dist/esm/icons/IconCar.mjs'
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs'
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'

const shapes = {
  bath: IconBath,
  bed: IconBed,
  car: IconCar,
  // The fill shows whether a listing is saved, and is inherited from where the icon is used.
  heart: ({ id }) => <IconHeart id={id} fill="inherit" />,
  noPicture: ({ id }) => <IconPhoto id={id} stroke={1.2} />,
  photo: IconPhoto,
  size: IconArrowsDiagonal,
  sleeps: IconUsers,
} satisfies Record<string, ComponentType<{ id: string }>>

type Shape = keyof typeof shapes

const idOf = (name: string) => `card-icon-${name}`

/** The shapes, defined once on a page, that the icons of all its cards refer to. */
export function CardIconShapes() {
  return (
    <div hidden>
      {Object.entries(shapes).map(([name, Icon]) => (
        <Icon key={name} id={idOf(name)} />
      ))}
    </div>
  )
}

/** An icon of a card. A page of results has a hundred: repeating the shapes would take a third of its bytes. */
export function CardIcon({ name }: { name: Shape }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${idOf(name)}`} />
    </svg>
  )
}
