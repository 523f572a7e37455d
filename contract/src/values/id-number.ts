import { z } from 'zod'
import { isDay } from './day.ts'

export interface IdNumber {
  birthDay: string
  gender: 'female' | 'male'
  standing: 'citizen' | 'permanent resident' | 'refugee'
}

const standings = ['citizen', 'permanent resident', 'refugee'] as const

function luhnHolds(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    let value = Number(digits[digits.length - 1 - i])
    if (i % 2 === 1) value = value > 4 ? value * 2 - 9 : value * 2
    sum += value
  }
  return sum % 10 === 0
}

/** Reads a South African identity number (YYMMDD SSSS C A Z); undefined if it is not one. */
export function parseIdNumber(
  text: string,
  thisYear = new Date().getFullYear(),
): IdNumber | undefined {
  const digits = text.replace(/\s/g, '')
  if (!/^\d{13}$/.test(digits) || !luhnHolds(digits)) return undefined
  const short = Number(digits.slice(0, 2))
  const century = short > thisYear % 100 ? 1900 : 2000
  const birthDay = `${century + short}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`
  const standing = standings[Number(digits[10])]
  if (!isDay(birthDay) || !standing) return undefined
  return { birthDay, gender: Number(digits.slice(6, 10)) >= 5000 ? 'male' : 'female', standing }
}

/** `800101*****87`: enough to recognise, not enough to misuse. */
export function maskIdNumber(digits: string): string {
  return digits.length < 8 ? '•••' : `${digits.slice(0, 6)}•••••${digits.slice(-2)}`
}

/** Thirteen digits, and spaces between them. */
export const longestIdNumber = 40

export function idNumber(message: string) {
  return z
    .string()
    .max(longestIdNumber, message)
    .refine((text) => parseIdNumber(text) !== undefined, message)
    .transform((text) => text.replace(/\s/g, ''))
}
