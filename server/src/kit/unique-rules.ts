import { AppError } from '#contract/errors.ts'
import { violatedConstraint } from '../db/errors.ts'

/** Unique rules of the database: the constraint's name → the field it belongs to and the message. */
export type UniqueRules = Readonly<Record<string, { field: string; message: string }>>

/** A write that breaks one of these rules is refused with its message, at its field. */
export async function withUniqueMessages<T>(rules: UniqueRules, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const rule = rules[violatedConstraint(error) ?? '']
    if (!rule) throw error
    const { field, message } = rule
    throw new AppError('taken', { message, fields: { [field]: message } })
  }
}
