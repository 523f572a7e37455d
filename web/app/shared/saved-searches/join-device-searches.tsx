import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { callOverHttp } from '#contract/client.ts'
import { AppError } from '#contract/errors.ts'
import { settledUserId } from '../../session/after-login.ts'
import { useSession } from '../../session/session.ts'
import { deviceSearches, joinSearches, type DeviceSearch } from './device-searches.ts'

async function save(search: DeviceSearch): Promise<'saved' | 'refused' | 'later'> {
  const { saveSearch } = await import('#contract/saved-searches/saved-searches.calls.ts')
  try {
    await callOverHttp(saveSearch, search)
    return 'saved'
  } catch (error) {
    // What the server will never accept is not sent again.
    return error instanceof AppError && error.status < 500 && error.code !== 'tooMany'
      ? 'refused'
      : 'later'
  }
}

function storageOf(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/** After a login: what the visitor saved on this device is added to the account. */
export function JoinDeviceSearches() {
  const { revalidate } = useRevalidator()
  const userId = settledUserId(useSession())
  useEffect(() => {
    const storage = userId === null ? undefined : storageOf()
    if (!storage || deviceSearches(storage).length === 0) return
    void joinSearches(storage, save).then(async (saved) => {
      if (saved > 0) await revalidate()
    })
  }, [userId, revalidate])
  return null
}
