const widestPixels = 2000
const mostBytes = 2 * 1024 * 1024

/**
 * A picture small enough to be kept, drawn anew so that nothing goes along but what is to be seen: no place, no device. A file that
 * this browser cannot draw is given as it is; the server says what it is.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const image = await createImageBitmap(file).catch(() => null)
  if (image === null) return file
  const scale = Math.min(1, widestPixels / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.width * scale)
  canvas.height = Math.round(image.height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  for (const quality of [0.85, 0.7, 0.5]) {
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (drawn !== null && drawn.size <= mostBytes) return drawn
  }
  return file
}
