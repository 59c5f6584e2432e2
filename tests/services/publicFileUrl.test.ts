import { publicFileUrl } from '@/services/publicFileUrl';

it.each([
  ['b1', '/pt/portal/file/view/b1'],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('the address of the public picture %p is %p', (fileId, address) => {
  expect(publicFileUrl(fileId)).toBe(address);
});
