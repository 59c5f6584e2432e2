import type { Page } from '@playwright/test';

/** EXIF in an APP1 segment: turned by a quarter (orientation 6), and a GPS directory with a latitude reference. */
function exif(): Buffer {
  const tiff = Buffer.alloc(56);
  tiff.write('II*\0', 0, 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  // Orientation, one SHORT, 6.
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(6, 18);
  // Offset of the GPS directory.
  tiff.writeUInt16LE(0x8825, 22);
  tiff.writeUInt16LE(4, 24);
  tiff.writeUInt32LE(1, 26);
  tiff.writeUInt32LE(38, 30);
  tiff.writeUInt16LE(1, 38);
  // Latitude reference, two characters: north.
  tiff.writeUInt16LE(1, 40);
  tiff.writeUInt16LE(2, 42);
  tiff.writeUInt32LE(2, 44);
  tiff.write('N\0', 48, 'latin1');
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** The body of a function for the page: a JPEG of 1000 by 700, its left half red and its right half blue, as a data URL. */
export const redAndBlue = `
  const canvas = document.createElement('canvas');
  canvas.width = 1000;
  canvas.height = 700;
  const context = canvas.getContext('2d');
  context.fillStyle = 'red';
  context.fillRect(0, 0, 500, 700);
  context.fillStyle = 'blue';
  context.fillRect(500, 0, 500, 700);
  return canvas.toDataURL('image/jpeg', 0.9);`;

/** A JPEG's data URL as a camera's file, which is shown turned: its left is above. */
export function asFromCamera(url: string): Buffer {
  const plain = Buffer.from(url.split(',')[1] ?? '', 'base64');
  return Buffer.concat([plain.subarray(0, 2), exif(), plain.subarray(2)]);
}

/** A camera's JPEG, 1000 by 700 as stored; shown turned, with red above and blue below. */
export async function cameraPhoto(page: Page): Promise<Buffer> {
  return asFromCamera(await page.evaluate<string>(`(() => { ${redAndBlue} })()`));
}

declare global {
  interface Window {
    sentFiles: string[];
  }
}

/** From now on keeps what the page uploads, as data URLs in `window.sentFiles`. */
export async function recordUploads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.sentFiles = [];
    const append = FormData.prototype.append;
    FormData.prototype.append = function recorded(name: string, value: string | Blob) {
      if (value instanceof Blob) {
        const reader = new FileReader();
        reader.onload = () => window.sentFiles.push(String(reader.result));
        reader.readAsDataURL(value);
      }
      Reflect.apply(append, this, [name, value]);
    };
  });
}

export interface SentPicture {
  bytes: Buffer;
  width: number;
  height: number;
  /** The strongest colour near the upper and near the lower edge. */
  above: 'red' | 'blue';
  below: 'red' | 'blue';
}

/** The upload at `index`, as the browser decodes it. */
export async function sentPicture(page: Page, index: number): Promise<SentPicture> {
  await page.waitForFunction((at) => window.sentFiles.length > at, index);
  const url = await page.evaluate((at) => window.sentFiles[at] ?? '', index);
  const seen = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const colourAt = (share: number): 'red' | 'blue' => {
      const y = Math.floor(canvas.height * share);
      const [red = 0, , blue = 0] = context.getImageData(canvas.width / 2, y, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    };
    return {
      width: canvas.width,
      height: canvas.height,
      above: colourAt(0.1),
      below: colourAt(0.9),
    };
  }, url);
  return { bytes: Buffer.from(url.split(',')[1] ?? '', 'base64'), ...seen };
}
