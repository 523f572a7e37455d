/** A picture rotated a quarter turn clockwise, as a new file; the original stays as it is. */
export async function rotated(source: Blob, name: string): Promise<File> {
  const bitmap = await createImageBitmap(source)
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.height
  canvas.height = bitmap.width
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot rotate pictures.')
  context.translate(canvas.width, 0)
  context.rotate(Math.PI / 2)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const content = await new Promise<Blob | null>((done) =>
    canvas.toBlob(done, 'image/jpeg', quality),
  )
  if (!content) throw new Error('This browser cannot rotate pictures.')
  return new File([content], name, { type: 'image/jpeg' })
}

const quality = 0.9
