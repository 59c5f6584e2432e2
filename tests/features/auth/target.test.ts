import { channelOf } from '@/features/auth/shared/target';

test.each([
  ['13800000001', 'mobile'],
  ['someone@example.com', 'email'],
  ['+8613800000001', undefined],
  ['', undefined],
])('%j can be reached by %s', (target, channel) => {
  expect(channelOf(target)).toBe(channel);
});
