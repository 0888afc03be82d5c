import { quotePhotoLimits } from '@tintforge/booking-core';

/** The largest side that the shop keeps, pixels. */
const side = 2560;

/**
 * A photo as it is sent: redrawn, upright and no larger than the shop keeps it, which leaves out where it was taken. A
 * file that this browser can't draw goes as it is, for the shop to judge.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const pen = canvas.getContext('2d');
    if (pen === null) return named(file);
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))) ?? named(file);
  } catch {
    return named(file);
  }
}

/** The file itself, under a type that the shop takes: what it is, its bytes say. */
function named(file: File): Blob {
  const isKnown = quotePhotoLimits.types.some((type) => type === file.type);
  return isKnown ? file : new Blob([file], { type: 'image/jpeg' });
}
