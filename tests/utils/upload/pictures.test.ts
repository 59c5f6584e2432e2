import { idPhotoLimits } from '@/utils/upload/limits';
import { pictureSource } from '@/utils/upload/pictures';
import { fileOf, pictureSize } from '../../helpers/cropped';

it('a picture is cropped as it was read, under the kind of its content', async () => {
  pictureSize(600, 840);
  const chosen = fileOf('png', 'beach.txt', 'text/plain');
  const made = await pictureSource(chosen, idPhotoLimits);
  expect(made).toMatchObject({ file: { name: 'beach.txt', type: 'image/png', size: chosen.size } });
  expect(Object.values(made)).not.toContain(chosen);
});

it('a picture that the browser cannot decode is refused in words', async () => {
  Object.defineProperty(HTMLImageElement.prototype, 'decode', {
    configurable: true,
    value: () => Promise.reject(new Error('damaged')),
  });
  const chosen = fileOf('png', 'beach.png', 'image/png');
  expect(await pictureSource(chosen, idPhotoLimits)).toEqual({ refusal: 'damaged' });
});
