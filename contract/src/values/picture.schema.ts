import { z } from 'zod'

/** A stored picture as the screens need it. */
export const picture = z.object({
  id: z.number().int(),
  /** Random, and part of its address, so that other people's pictures cannot be guessed. */
  key: z.uuid(),
  width: z.number().int(),
  height: z.number().int(),
  /**
   * The colours of its upper and lower half, such as `#9bd#564`, shown until the picture has
   * loaded.
   */
  placeholder: z.string(),
  alt: z.string(),
})

export type Picture = z.infer<typeof picture>
