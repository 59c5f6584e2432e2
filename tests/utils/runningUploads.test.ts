import { hasUploads, holdUpload, trackUpload, uploadsDone } from '@/utils/upload/runningUploads';

test('a form waits for a picture that is being made, and for its upload', async () => {
  const endCropping = holdUpload();
  const done = jest.fn();
  const saving = uploadsDone().then(done);
  let endUpload: (isSent: boolean) => void = () => undefined;
  // The upload begins before the cropping counts as ended, so that there is no gap between them.
  trackUpload(
    new Promise((resolve) => {
      endUpload = resolve;
    }),
  );
  endCropping();
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).not.toHaveBeenCalled();
  expect(hasUploads()).toBe(true);
  endUpload(false);
  await saving;
  expect(done).toHaveBeenCalledWith(false);
  expect(hasUploads()).toBe(false);
});
