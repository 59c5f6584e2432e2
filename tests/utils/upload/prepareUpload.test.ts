import { documentLimits, idPhotoLimits, pictureLimits } from '@/utils/upload/limits';
import { prepareUpload } from '@/utils/upload/prepareUpload';
import { fileOf, pictureSize } from '../../helpers/cropped';
import '../../helpers/noDrawing';
import { drawing, drawn } from '../../helpers/redrawn';

const mb = 1024 * 1024;
const ofSize = (file: File, bytes: number): File =>
  Object.defineProperty(file, 'size', { value: bytes });
/** jsdom's files have no `arrayBuffer`; a FileReader reads them. */
function textOf(file: File): Promise<unknown> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });
}
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

it('a camera’s picture that is too large is drawn smaller until it fits', async () => {
  const seen: number[] = [];
  jest.spyOn(drawing, 'bytesAt').mockImplementation((edge) => {
    seen.push(edge);
    return edge > 2000 ? 3 * mb : mb;
  });
  expect(await prepareUpload(ofSize(picture(), 9 * mb), pictureLimits)).toHaveProperty('file');
  expect(seen).toEqual([4096, 2560, 1600]);
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
  expect(await prepareUpload(picture(), pictureLimits)).toEqual({ refusal: 'type' });
});
