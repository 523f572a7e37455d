import { useState } from 'react'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { requestOf } from '#contract/request.ts'
import { callOverHttp } from '#contract/client.ts'
import { downloadExport, getExport, type ExportProgress } from '#contract/exports/exports.calls.ts'
import { useAlerts } from '../ui/feedback/alert-area.tsx'
import { Button } from '../ui/button/button.tsx'
import { Menu } from '../ui/navigation/menu.tsx'
import styles from './export-menu.module.css'

const pause = 700
const wait = () => new Promise((done) => setTimeout(done, pause))

/** Downloads a file by its address, as if a link to it had been clicked. */
function save(address: string, name: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/**
 * Exports a file, shows the progress and downloads it; a second one waits until the first is done.
 */
function useExport() {
  const alerts = useAlerts()
  const [progress, setProgress] = useState<ExportProgress | null>(null)
  async function run(start: () => Promise<ExportProgress>) {
    if (progress) return
    try {
      let now = await start()
      setProgress(now)
      while (now.state === 'running') {
        await wait()
        now = await callOverHttp(getExport, { exportId: now.exportId })
        setProgress(now)
      }
      if (now.state === 'failed') alerts.show('ERROR', 'The file could not be created. Try again.')
      else save(requestOf(downloadExport, { exportId: now.exportId }).url, now.fileName)
      if (now.capped) {
        alerts.show(
          'INFO',
          'There are too many rows for one file. Choose a shorter period to export the rest.',
        )
      }
    } catch (error) {
      alerts.showError(error)
    } finally {
      setProgress(null)
    }
  }
  return { progress, run }
}

export interface ExportChoice {
  label: string
  hint?: string
  start: () => Promise<ExportProgress>
}

/** A list's Excel exports. A long one shows its progress, and the page stays usable. */
export function ExportMenu({ choices }: { choices: readonly ExportChoice[] }) {
  const { progress, run } = useExport()
  const [only, ...more] = choices
  if (progress) {
    return (
      <label className={styles.progress}>
        Creating Excel file
        <progress value={progress.done} max={Math.max(1, progress.total)} />
      </label>
    )
  }
  if (only && more.length === 0) {
    return (
      <Button
        icon={<IconDownload aria-hidden="true" />}
        title={only.hint}
        onClick={() => void run(only.start)}
      >
        Excel
      </Button>
    )
  }
  return (
    <Menu
      label={
        <>
          <IconDownload aria-hidden="true" />
          Excel
        </>
      }
      align="end"
      buttonClassName={styles.button}
      groups={[
        {
          items: choices.map(({ label, hint, start }) => ({
            label,
            hint,
            onSelect: () => void run(start),
          })),
        },
      ]}
    />
  )
}
