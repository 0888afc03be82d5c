import type { Page } from '@playwright/test';

/** A picture of some color, as a camera would name it. */
export async function drawPhoto(page: Page, { name, color }: { name: string; color: string }) {
  const url = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    canvas.width = 3000;
    canvas.height = 2000;
    const pen = canvas.getContext('2d');
    if (pen !== null) {
      pen.fillStyle = fill;
      pen.fillRect(0, 0, canvas.width, canvas.height);
    }
    return canvas.toDataURL('image/jpeg');
  }, color);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') };
}
