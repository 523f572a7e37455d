import { expect, it } from 'vitest'
import { loadConfig } from '../../config.ts'
import { startSandboxProcess } from './sandbox-process.ts'

it('the sandbox replaces both providers and exits with the program', async () => {
  const config = loadConfig({ SANDBOX_PORT: '0' })
  const sandbox = await startSandboxProcess(config, config.sandbox ?? { port: 0, url: undefined })
  const { paygate, payfast } = sandbox.config
  expect(paygate).toMatchObject({ id: '10011072130', url: `${payfast?.url}/payweb3` })
  const page = await fetch(payfast?.url ?? '')
  expect(await page.text()).toContain('No money is taken')
  expect(page.headers.get('x-frame-options')).toBeNull()
  await sandbox.stop()
  await expect(fetch(payfast?.url ?? '')).rejects.toThrow('fetch failed')
})
