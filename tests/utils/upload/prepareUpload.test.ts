import { documentLimits, idPhotoLimits, pictureLimits } from '@/utils/upload/limits';
import { prepareUpload } from '@/utils/upload/prepareUpload';
import { jpegBytes } from '../../helpers/attached';
import { fileOf, pictureSize } from '../../helpers/cropped';
import '../../helpers/noDrawing';
import { drawing, drawn } from '../../helpers/redrawn';

const mb = 1024 * 1024;
const ofSize = (file: File, bytes: number): File =>
  Object.defineProperty(file, 'size', { value: bytes });
const textOf = async (file: File) => new TextDecoder().decode(await file.arrayBuffer());
const picture = () => fileOf('png', 'beach.txt', 'text/plain');

beforeEach(() => pictureSize(600, 840));

it.each([
  ['a picture field', pictureLimits],
  ['an attachment', documentLimits],
  ['the ID photo', idPhotoLimits],
])('%s: a picture is drawn anew, so that nothing of the camera is in it', async (_name, limits) => {
  const made = await prepareUpload(picture(), limits);
  if (!('file' in made)) throw new Error(made.refusal);
  expect(await textOf(made.file)).toBe(drawn);
  // The kind follows from the content.
  expect(made.file).toMatchObject({ name: 'beach.txt', type: 'image/png' });
});

it('a document goes as it is, under the kind of its content', async () => {
  const made = await prepareUpload(fileOf('pdf', 'degree.png', 'image/png'), documentLimits);
  if (!('file' in made)) throw new Error(made.refusal);
  expect(made.file).toMatchObject({ name: 'degree.png', type: 'application/pdf' });
  expect(await textOf(made.file)).toBe('%PDF-1.4 ');
});

/** What is tried, as width × height and format, where a picture has so many bytes for each pixel. */
function triesWith(bytesPerPixel: (type: string) => number): string[] {
  const seen: string[] = [];
  jest.spyOn(drawing, 'bytesAt').mockImplementation((width, height, type) => {
    seen.push(`${width}×${height} ${type}`);
    return width * height * bytesPerPixel(type);
  });
  return seen;
}

it('a camera’s picture that is too large is drawn smaller until it fits', async () => {
  pictureSize(6000, 4000);
  const seen = triesWith(() => 0.5);
  const camera = new File([jpegBytes], 'a.jpg');
  expect(await prepareUpload(ofSize(camera, 9 * mb), pictureLimits)).toHaveProperty('file');
  expect(seen).toEqual(['5016×3344 image/jpeg', '3135×2090 image/jpeg', '1959×1306 image/jpeg']);
});

it('a long screenshot stays as wide as its area allows, so that it can be read', async () => {
  pictureSize(1080, 19_800);
  const seen = triesWith(() => 0.1);
  await prepareUpload(picture(), documentLimits);
  expect(seen).toEqual(['956×17538 image/png']);
});

it('a panorama has no longer edge than a browser draws', async () => {
  pictureSize(40_000, 300);
  const seen = triesWith(() => 0.1);
  await prepareUpload(picture(), documentLimits);
  expect(seen).toEqual(['32767×245 image/png']);
});

it('a grainy PNG as ID photo is sent as JPEG, under a name that says so', async () => {
  pictureSize(1000, 1400);
  const seen = triesWith((type) => (type === 'image/png' ? 3 : 1));
  const cropped = ofSize(fileOf('png', '证件照.PNG', 'image/png'), 30 * mb);
  const made = await prepareUpload(cropped, idPhotoLimits);
  expect(made).toMatchObject({ file: { name: '证件照.jpg', type: 'image/jpeg' } });
  expect(seen).toEqual(['1000×1400 image/png', '1000×1400 image/jpeg']);
});

it('a picture that the browser does not draw is not sent with what the camera wrote', async () => {
  jest.replaceProperty(drawing, 'works', false);
  expect(await prepareUpload(picture(), documentLimits)).toEqual({ refusal: 'damaged' });
});

it('a script that does not load says nothing of the file', async () => {
  const missing = Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    configurable: true,
    value: () => Promise.reject(missing),
  });
  await expect(prepareUpload(picture(), documentLimits)).rejects.toBe(missing);
});

it.each([
  ['a document for a picture', fileOf('pdf', 'me.png', 'image/png'), pictureLimits, 'type'],
  ['a program', fileOf('program', 'a.pdf', 'application/pdf'), documentLimits, 'type'],
  ['nothing in it', new File([], 'a.pdf'), documentLimits, 'empty'],
  ['a PDF that runs scripts', new File(['%PDF-1.4 /JS (x)'], 'a.pdf'), documentLimits, 'unsafe'],
  ['a large document', ofSize(fileOf('pdf', 'a.pdf', ''), 11 * mb), documentLimits, 'size'],
  ['a picture of 21 MB', ofSize(picture(), 21 * mb), documentLimits, 'size'],
])('refused: %s', async (_name, file, limits, refusal) => {
  expect(await prepareUpload(file, limits)).toEqual({ refusal });
});

it('refused: too few pixels, and what cannot be made small enough', async () => {
  pictureSize(200, 300);
  expect(await prepareUpload(picture(), idPhotoLimits)).toEqual({ refusal: 'pixels' });
  pictureSize(600, 840);
  jest.spyOn(drawing, 'bytesAt').mockReturnValue(3 * mb);
  expect(await prepareUpload(picture(), pictureLimits)).toEqual({ refusal: 'size' });
});

it('refused: what the browser cannot draw', async () => {
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    configurable: true,
    value: () => Promise.reject(new Error('damaged')),
  });
  expect(await prepareUpload(picture(), pictureLimits)).toEqual({ refusal: 'damaged' });
});
