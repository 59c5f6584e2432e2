import { idPhotoLimits } from '@/utils/upload/limits';
import { sourceRefusal } from '@/utils/upload/pictures';
import { fileOf, pictureSize } from '../../helpers/cropped';

const picture = () => fileOf('png', 'beach.png', 'image/png');

it('a picture that can be read is accepted before it is cropped', async () => {
  pictureSize(600, 840);
  expect(await sourceRefusal(picture(), idPhotoLimits)).toBeUndefined();
});

it('a picture that the device does not hand out, as one removed meanwhile, is refused in words', async () => {
  jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function fail(
    this: FileReader,
  ) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  expect(await sourceRefusal(picture(), idPhotoLimits)).toBe('type');
});
