import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { safePath } from '../../session/safe-path.ts'

/** A push notification that was clicked opens its page in this tab. */
export function useOpenedFromPush() {
  const navigate = useNavigate()
  useEffect(() => {
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
    const onMessage = ({ data }: MessageEvent<{ open?: string }>) => {
      const path = safePath(data.open)
      if (path) void navigate(path)
    }
    worker?.addEventListener('message', onMessage)
    return () => worker?.removeEventListener('message', onMessage)
  }, [navigate])
}
