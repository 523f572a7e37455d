import { lazy, Suspense, useState, type MouseEvent } from 'react'
import IconCalculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs'
import { links } from '#contract/links.ts'
import { LinkButton, type ButtonKind } from '../../ui/button/button.tsx'

const loadDialog = () => import('./bond-dialog.tsx')
const BondDialog = lazy(loadDialog)

/**
 * Opens the bond calculator over the page; until the script has loaded it is a link to the
 * calculator's page.
 */
export function BondButton({ kind, block }: { kind: ButtonKind; block?: boolean }) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  function show(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <LinkButton
        to={links.bondCalculator()}
        kind={kind}
        block={block}
        icon={<IconCalculator aria-hidden="true" />}
        onClick={show}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
      >
        Bond calculator
      </LinkButton>
      {wanted && (
        <Suspense>
          <BondDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
