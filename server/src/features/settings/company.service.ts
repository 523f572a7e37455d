import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type {
  saveCompanySettings as saveCall,
  VersionedSettings,
} from '#contract/settings/settings.calls.ts'
import { companyLabels, settingsTexts as texts } from '#contract/settings/settings.messages.ts'
import type { CompanyForm } from '#contract/settings/settings.schema.ts'
import { formatPhone } from '#contract/values/phone.ts'
import type { Picture } from '#contract/values/picture.schema.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import type { CompanySettings } from '../../db/reference/settings.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { isNotAPicture, storePicture } from '../../kit/pictures.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import { insertImage } from '../../kit/stored-images.queries.ts'
import * as queries from './settings.queries.ts'
import { findCompany } from './settings.service.ts'

const labels = Object.fromEntries(
  Object.entries(companyLabels).map(([path, label]) => [`value.${path}`, label]),
)

function toReply({ value, version }: queries.CompanyRow): VersionedSettings {
  return { ...value, version }
}

export async function getCompanySettings({ database }: Services): Promise<VersionedSettings> {
  return toReply(await queries.findVersionedCompany(database.db))
}

/** The pictures that the form references; each must have been uploaded for the company. */
async function picturesOf(tx: Tx, form: CompanyForm) {
  const named = [
    { field: 'logoId', id: form.logoId },
    ...form.partners.map(({ logoId }, index) => ({
      field: `partners.${index}.logoId`,
      id: logoId,
    })),
  ].filter((one): one is { field: string; id: number } => one.id !== null)
  const found = await queries.findCompanyImages(
    tx,
    named.map(({ id }) => id),
  )
  const missing = named.filter(({ id }) => !found.has(id))
  if (missing.length) {
    const fields = Object.fromEntries(missing.map(({ field }) => [field, texts.imageUnknown]))
    throw new AppError('invalidInput', { fields })
  }
  return (id: number | null, alt: string): Picture | null => {
    const picture = id === null ? undefined : found.get(id)
    return picture ? { ...picture, alt } : null
  }
}

async function toSettings(
  tx: Tx,
  form: CompanyForm,
  before: CompanySettings,
): Promise<CompanySettings> {
  const { logoId, partners, phone, eftAccount, ...facts } = form
  const pictureOf = await picturesOf(tx, form)
  return {
    ...facts,
    logo: pictureOf(logoId, form.companyName),
    phone: formatPhone(phone),
    phoneInternational: phone,
    partners: partners.map(({ name, logoId }) => ({ name, logo: pictureOf(logoId, name) })),
    eftAccount: { ...before.eftAccount, ...eftAccount },
  }
}

export function saveCompanySettings(
  { database }: Services,
  { version, ...form }: z.output<typeof saveCall.input>,
  context: CallContext,
): Promise<VersionedSettings> {
  return transaction(database, actorOf(context), async (tx) => {
    const value = await toSettings(tx, form, await findCompany(tx))
    const saved = await queries.saveCompany(tx, value, version)
    if (!saved) {
      throw await staleSince(tx, context, { table: 'settings', id: 'company', version }, labels)
    }
    return toReply(saved)
  })
}

export async function addCompanyImage(services: Services, context: CallContext): Promise<Picture> {
  const [file] = context.files ?? []
  if (!file) throw new AppError('invalidInput', { message: texts.oneImage })
  const key = `${queries.companyImagePrefix}${randomUUID()}`
  const stored = await storePicture(services, file.content, { key }).catch((error: unknown) => {
    if (!isNotAPicture(error)) throw error
    throw new AppError('unsupportedMedia', { message: texts.notAPicture })
  })
  return transaction(services.database, actorOf(context), async (tx) => {
    const createdBy = sessionOf(context).userId
    const id = await insertImage(tx, stored, { alt: '', createdBy })
    return (await queries.findCompanyImages(tx, [id])).get(id) as Picture
  })
}

/** Nightly: deletes pictures that the settings no longer reference, or never did. */
export function sweepCompanyImages(services: Services): Promise<void> {
  return transaction(services.database, null, async (tx) => {
    const { logo, partners } = await findCompany(tx)
    const used = [logo, ...partners.map((partner) => partner.logo)].flatMap((one) => one?.id ?? [])
    await queries.deleteUnusedImages(tx, used)
  })
}
