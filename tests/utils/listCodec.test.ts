import { codes, flag, line, listCodec, page } from '@/utils/listCodec';
import { codecs } from '../helpers/codecs';

describe.each(Object.entries(codecs))('%s', (_name, { read, rewrite, full }) => {
  const names = [...new URLSearchParams(full).keys()];

  test('all of its parts go there and back', () => {
    expect(rewrite(full)).toBe(full);
  });

  test.each(names)('junk in %s leaves the others as they are', (name) => {
    const damaged = new URLSearchParams(full);
    damaged.set(name, '\u0000');
    const without = new URLSearchParams(full);
    without.delete(name);
    expect(read(`?${damaged}`)).toEqual(read(`?${without}`));
  });
});

interface Example {
  word: string;
  isOn: boolean;
  kinds: string[];
  current: number;
}

const parts = { word: line(3), isOn: flag('yes'), kinds: codes(), current: page };

test('parameters of others are dropped, kept by name, or all kept', () => {
  const state: Example = { word: 'a', isOn: true, kinds: ['x', 'y'], current: 2 };
  const own = '?word=a&isOn=yes&kinds=x&kinds=y&current=2';
  const present = '?word=old&other=1&headStyle=false';
  expect(listCodec<Example>(parts).format(state, present)).toBe(own);
  expect(listCodec<Example>(parts, { keep: ['headStyle'] }).format(state, present)).toBe(
    `${own}&headStyle=false`,
  );
  expect(listCodec<Example>(parts, { keep: 'others' }).format(state, present)).toBe(
    `${own}&other=1&headStyle=false`,
  );
});
