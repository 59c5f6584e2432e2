import { channelOf } from '@/features/auth/shared/target';

test.each([
  ['13800000001', 'mobile'],
  ['19912345678', 'mobile'],
  ['someone@example.com', 'email'],
  ['a.b+c@mail.example.cn', 'email'],
  ['1380000000', undefined],
  ['23800000001', undefined],
  ['+8613800000001', undefined],
  ['someone@example', undefined],
  ['some one@example.com', undefined],
  ['', undefined],
])('%j can be reached by %s', (target, channel) => {
  expect(channelOf(target)).toBe(channel);
});
