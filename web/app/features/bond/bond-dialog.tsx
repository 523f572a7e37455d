import { Dialog } from '../../ui/feedback/dialog.tsx'
import { BondCalculator } from './bond-calculator.tsx'

export default function BondDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Bond calculator" size="lg">
      <BondCalculator />
    </Dialog>
  )
}
