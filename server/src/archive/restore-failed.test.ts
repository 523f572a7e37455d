import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { settleRestore } from './settle.ts'
import { connect, type Database } from '../db/connect.ts'
import { processTimeout, useSites } from './testing.sites.ts'

const sites = useSites()
const { attempt, expectUntouched, inProcess } = sites

describe('a restore that fails halfway leaves rows, files and key as they were', () => {
  it('when it is cancelled', async () => {
    const stopping = new AbortController()
    const report = (step: string) => {
      if (step === 'load') stopping.abort(new Error('Stopped'))
    }
    await expect(attempt({ signal: stopping.signal, report })).rejects.toThrow('Stopped')
    await expectUntouched()
  })

  it('when the files cannot be moved away', async () => {
    const report = (step: string) => {
      if (step === 'exchange') throw new Error('EBUSY')
    }
    await expect(attempt({ report })).rejects.toThrow('EBUSY')
    await expectUntouched()
  })

  it('when the files folder cannot be written', async () => {
    const site = { ...sites.living.site, dataDir: path.join(sites.archive, 'data') }
    await expect(attempt({ site })).rejects.toThrow('ENOTDIR')
    await expectUntouched()
  })

  it('when the disk is full', { timeout: processTimeout }, async () => {
    const { code, errors } = await inProcess('none', 1, 'ulimit -f 1000;')
    expect(errors).toContain('EFBIG')
    expect(code).toBe(1)
    await expectUntouched()
  })

  /** Restores over a separate connection, with more statements before the commit. */
  async function attemptThen(act: (tx: Database['sql']) => Promise<unknown>) {
    const own = connect(sites.living.clone.url, { max: 1, applicationName: 'test' })
    const begin = (run: (tx: unknown) => Promise<unknown>) =>
      own.sql.begin(async (tx) => {
        await run(tx)
        await act(tx as never)
      })
    await attempt({ database: { url: own.url, sql: { begin } } }).finally(() => own.close())
  }

  it('when the server refuses the commit', async () => {
    const refused = attemptThen(async (tx) => {
      await tx`create table refused (id int references users deferrable initially deferred)`
      await tx`insert into refused values (-1)`
    })
    await expect(refused).rejects.toThrow('violates foreign key')
    await expectUntouched()
  })

  it('when the connection breaks during the commit', async () => {
    const broken = attemptThen(async (tx) => {
      await tx`create function break_off() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$`
      await tx`create constraint trigger broken after insert on search_log
        deferrable initially deferred for each row execute function break_off()`
      await tx`insert into search_log (user_name, type, value) values ('x', 'x', 'x')`
    })
    await expect(broken).rejects.toThrow()
    await expectUntouched()
  })

  it('when the connection breaks during loading', async () => {
    const database = connect(sites.living.clone.url, { max: 1, applicationName: 'breaking' })
    const breakOff = () => sites.living.database.sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and application_name = 'breaking'`
    const report = (step: string) => {
      if (step === 'load') void breakOff().catch(() => {})
    }
    await expect(attempt({ database, report })).rejects.toThrow()
    await expectUntouched()
    await database.close()
  })
})

describe('a restore that is killed', { timeout: processTimeout }, () => {
  it.each([
    ['before it has loaded anything', 'load', 1],
    ['between the exchange of the files and that of the key', 'exchange', 3],
  ])('%s is undone by the next start', async (_, step, time) => {
    expect((await inProcess(step, time)).signal).toBe('SIGKILL')
    expect(await settleRestore(sites.living.database, sites.living.site.dataDir)).toBe('undone')
    await expectUntouched()
  })

  it('just before its commit is undone by the next restore, even one that is refused', async () => {
    expect((await inProcess('commit', 1)).signal).toBe('SIGKILL')
    await expect(attempt({ file: path.join(sites.folder, 'missing') })).rejects.toThrow(
      'no such file',
    )
    await expectUntouched()
  })
})
