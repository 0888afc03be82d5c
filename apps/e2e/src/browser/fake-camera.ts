import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** The camera's picture: a film of two frames that restarts whenever the camera is started. */
const film = path.join(tmpdir(), `tintforge-camera-${process.pid}`, 'film.y4m');
mkdirSync(path.dirname(film), { recursive: true });

const size = { width: 640, height: 480 };

/** Switches that put a film in the place of the camera; pages are given it without asking. */
export const cameraArgs = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

/** Shows nothing but a wall. */
export function showWall(): Promise<void> {
  return writeFilm(new Uint8Array(size.width * size.height).fill(120));
}

/** Holds a picture (PNG, base64) before the camera, as a customer does with their phone. Any open page can draw it. */
export async function showPicture(page: Page, base64: string): Promise<void> {
  const brightness = await page.evaluate(drawBrightness, { base64, ...size });
  await writeFilm(Uint8Array.from(brightness));
}

/** Runs in the page. */
async function drawBrightness({ base64, width, height }: { base64: string } & typeof size): Promise<number[]> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${base64}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('The page cannot draw');
  brush.fillStyle = 'white';
  brush.fillRect(0, 0, width, height);
  const side = height * 0.8;
  brush.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side);
  const { data } = brush.getImageData(0, 0, width, height);
  // Black and white, so one of the three channels is enough.
  return Array.from({ length: width * height }, (_, pixel) => data[pixel * 4] ?? 0);
}

/** YUV4MPEG2, 4:2:0: a plane of brightness, and two quarter planes without color. */
async function writeFilm(brightness: Uint8Array): Promise<void> {
  const colorless = Buffer.alloc(brightness.length / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), brightness, colorless]);
  const head = Buffer.from(`YUV4MPEG2 W${size.width} H${size.height} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(film, Buffer.concat([head, frame, frame]));
}
