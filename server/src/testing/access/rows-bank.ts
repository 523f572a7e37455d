import { insertRow } from './deal-objects.ts'
import { open, shared, type Row } from './law.ts'
import { byId, type ObjectKind, type World } from './objects.ts'

function aStatement(world: World): Promise<number> {
  return insertRow(world, 'bank_statements', {
    file_name: 'november.csv',
    bank: 'fnb',
    format: 'csv',
    account: '62000000001',
    from_day: '2026-11-01',
    to_day: '2026-11-30',
    line_count: 1,
    known_count: 0,
    money_in: 100,
    money_out: 0,
  })
}

const statement: ObjectKind = {
  make: async (world) => ({ names: { id: await aStatement(world) } }),
}

const line: ObjectKind = {
  table: 'bank_lines',
  async make(world) {
    const id = await insertRow(world, 'bank_lines', {
      statement_id: await aStatement(world),
      account: '62000000001',
      day: '2026-11-02',
      amount: 100,
      description: world.unique('Transfer'),
      occurrence: 1,
      state: 'open',
    })
    return byId(world, 'bank_lines', id)
  },
}

export const bankRows: Record<string, Row> = {
  'bankLines.list': open('superAdmin'),
  'bankLines.export': open('superAdmin'),
  'bankStatements.import': open('superAdmin', { reply: 422 }),
  'bankStatements.overview': open('superAdmin'),
  // Each line is done or refused by itself, in the reply.
  'bankStatements.accept': open('superAdmin'),
  'bankStatements.book': open('superAdmin'),
  'bankStatements.undo': open('superAdmin'),
  // Nothing is accepted in a statement that does not exist.
  'bankStatements.unaccept': shared('superAdmin', statement, { absent: 200 }),
  'bankStatements.setAside': shared('superAdmin', line),
  'bankStatements.payments': open('superAdmin'),
  'monthlyStatements.get': open('superAdmin'),
  'monthlyStatements.export': open('superAdmin', { input: () => ({ month: '2026-11' }) }),
  'monthlyStatements.print': open('superAdmin', { input: () => ({ month: '2026-11' }) }),
}
