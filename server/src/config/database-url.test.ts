import { describe, expect, it } from 'vitest'
import { serverName, serversOf } from './database-url.ts'

describe('the address of a database', () => {
  it.each([
    ['postgres://db/jacaranda', ['postgres://db/jacaranda']],
    [
      'postgres://user:p%40ss@one:5432,two/jacaranda?sslmode=require',
      [
        'postgres://user:p%40ss@one:5432/jacaranda?sslmode=require',
        'postgres://user:p%40ss@two/jacaranda?sslmode=require',
      ],
    ],
    [
      'postgresql://user:a,b@[::1]:5433, [fe80::1]:5434/x',
      ['postgresql://user:a,b@[::1]:5433/x', 'postgresql://user:a,b@[fe80::1]:5434/x'],
    ],
    [
      'postgres://u@%2Ftmp%2Fa,%2Ftmp%2Fb/x',
      ['postgres://u@%2Ftmp%2Fa/x', 'postgres://u@%2Ftmp%2Fb/x'],
    ],
    ['postgres://u@localhost/x?host=%2Ftmp%2Fa', ['postgres://u@localhost/x?host=%2Ftmp%2Fa']],
  ])('%s names these servers', (address, servers) => {
    expect(serversOf(address)).toEqual(servers)
  })

  it('is named in logs without user and password', () => {
    expect(serverName('postgres://user:secret@one:5433,two/x')).toBe('one:5433,two:5432')
  })
})
