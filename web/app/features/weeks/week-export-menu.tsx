import { useState } from 'react'
import { useSearchParams } from 'react-router'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { requestOf } from '#contract/call.ts'
import { callOverHttp } from '#contract/client.ts'
import { downloadExport, getExport, type ExportProgress } from '#contract/exports/exports.calls.ts'
import { exportWeeks } from '#contract/weeks/weeks.calls.ts'
import { listInput, listStateOf } from '../../backoffice/list-state.ts'
import { useAlerts } from '../../ui/alert-area.tsx'
import { Menu } from '../../ui/menu.tsx'
import { adminWeeks } from './week-lists.ts'
import styles from './week-export-menu.module.css'

const variants = [
  { variant: 'display', label: 'Display items', hint: 'What the list shows now' },
  { variant: 'published', label: 'Published items', hint: 'Weeks that are on the site' },
  { variant: 'all', label: 'All items', hint: 'Every week that is not deleted' },
] as const

const pause = 700
const wait = () => new Promise((done) => setTimeout(done, pause))

/** Saves a file by its address, as if a link to it had been pressed. */
function save(address: string, name: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

/** The three Excel exports. A long one shows how far it is, and the page stays usable. */
export function WeekExportMenu() {
  const alerts = useAlerts()
  const [query] = useSearchParams()
  const [progress, setProgress] = useState<ExportProgress | null>(null)

  async function start(variant: (typeof variants)[number]['variant']) {
    if (progress) return
    try {
      const state = listStateOf(adminWeeks, query)
      let now = await callOverHttp(exportWeeks, { ...listInput(state), variant })
      setProgress(now)
      while (now.state === 'running') {
        await wait()
        now = await callOverHttp(getExport, { exportId: now.exportId })
        setProgress(now)
      }
      if (now.state === 'failed') alerts.show('ERROR', 'The file could not be written. Try again.')
      else save(requestOf(downloadExport, { exportId: now.exportId }).url, now.fileName)
    } catch (error) {
      alerts.showError(error)
    } finally {
      setProgress(null)
    }
  }

  if (progress) {
    return (
      <label className={styles.progress}>
        Writing Excel
        <progress value={progress.done} max={Math.max(1, progress.total)} />
      </label>
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
          items: variants.map(({ variant, label, hint }) => ({
            label,
            hint,
            onSelect: () => void start(variant),
          })),
        },
      ]}
    />
  )
}
