import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { links } from '#contract/links.ts'
import { pressedKey } from '../../backoffice/pressed-key.ts'

interface Keys {
  list: readonly { id: number }[]
  current: number | null
  filter: Record<string, string | undefined>
}

const typing = 'input, textarea, select, [contenteditable="true"]'

/** J and K go to the next and the previous conversation, R to the reply, E closes. */
export function useConversationKeys({ list, current, filter }: Keys): void {
  const navigate = useNavigate()
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const target = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || target.matches(typing)) return
      if (document.querySelector('dialog[open]')) return
      const click = (name: string) => document.querySelector<HTMLElement>(`[data-key="${name}"]`)
      const key = pressedKey(event)
      if (key === 'r' && click('reply')) {
        event.preventDefault()
        click('reply')?.focus()
      } else if (key === 'e') {
        click('close')?.click()
      } else if (key === 'j' || key === 'k') {
        const here = list.findIndex(({ id }) => id === current)
        const next = list[key === 'j' ? here + 1 : here - 1]
        if (next) void navigate(links.conversation(next.id, filter))
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [list, current, filter, navigate])
}
