import { screen, waitFor, within } from '@testing-library/react';
import { passagesOf } from '@/features/content/shared/accessibility/reading';
import { accessibilityErrors } from '../helpers/accessibility';
import { renderRoute } from '../helpers/renderRoute';
import { setViewport } from '../helpers/viewport';

const drawer = () => screen.findByRole('dialog', { name: '大字、朗读与无障碍' });

/** A voice that says what it was given, and ends a text when told. */
function voice() {
  const said: { text: string; rate: number; lang: string; end: () => void }[] = [];
  class Utterance {
    lang = '';
    rate = 1;
    onend?: () => void;
    constructor(readonly text: string) {}
  }
  Object.assign(window, {
    SpeechSynthesisUtterance: Utterance,
    speechSynthesis: {
      speak: (words: Utterance) =>
        said.push({ ...words, text: words.text, end: () => words.onend?.() }),
      cancel: jest.fn(),
    },
  });
  return said;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis');
  Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
});

describe('large text and contrast', () => {
  test('are chosen in a drawer that the footer opens, and stay on this device', async () => {
    const { user, at, unmount } = renderRoute('/recruitmentflow');
    await screen.findByRole('heading', { name: '应聘流程', level: 1 });
    await user.click(screen.getByRole('link', { name: '大字、朗读与无障碍' }));
    expect(at()).toBe('/recruitmentflow?accessibility=1');
    const shown = await drawer();
    const part = within(shown);
    expect(part.getByRole('radio', { name: '100%' })).toBeChecked();
    await user.click(part.getByRole('radio', { name: '175%' }));
    await user.click(part.getByRole('checkbox', { name: '加强对比' }));
    expect(document.documentElement).toHaveAttribute('data-large');
    expect(window.localStorage.getItem('army-site-text-size')).toBe('175');
    expect(window.localStorage.getItem('army-site-contrast')).toBe('true');
    expect(await accessibilityErrors(shown)).toEqual([]);
    unmount();

    renderRoute('/recruitmentflow?accessibility=1');
    const again = within(await drawer());
    expect(again.getByRole('radio', { name: '175%' })).toBeChecked();
    expect(again.getByRole('checkbox', { name: '加强对比' })).toBeChecked();
  });

  test.each([
    ['100', true],
    ['175', false],
  ])('at %s %% on a phone a value stands beside its label: %s', async (size, isBeside) => {
    setViewport(360);
    window.localStorage.setItem('army-site-text-size', size);
    renderRoute('/user/appointments', { persona: 'deliveries' });
    const [label] = await screen.findAllByText('准备事项');
    expect(label?.closest('tr')?.querySelector('td') !== null).toBe(isBeside);
    jest.restoreAllMocks();
  });
});

describe('reading aloud', () => {
  test('reads the main text, pauses, goes on where it was, and slower; ends with the page that it reads', async () => {
    const said = voice();
    const { user } = renderRoute('/recruitmentflow?accessibility=1');
    const part = within(await drawer());
    await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
    await user.click(part.getByRole('button', { name: '开始朗读' }));
    expect(said.map(({ text }) => text)).toEqual(['应聘流程']);
    said[0]?.end();
    expect(said).toHaveLength(2);
    await user.click(part.getByRole('button', { name: '暂停' }));
    said[1]?.end();
    expect(said).toHaveLength(2);
    await user.click(part.getByRole('button', { name: '继续朗读' }));
    expect(said[2]?.text).toBe(said[1]?.text);
    await user.click(part.getByRole('radio', { name: '慢' }));
    expect(said[3]).toMatchObject({ text: said[1]?.text, rate: 0.75 });
    await user.click(part.getByRole('button', { name: '结束朗读' }));
    said[3]?.end();
    expect(said).toHaveLength(4);
    await user.click(part.getByRole('button', { name: '开始朗读' }));
    const before = said.length;
    expect(before).toBeGreaterThan(4);
    await user.click(part.getByRole('button', { name: '关闭' }));
    await user.click(screen.getAllByRole('link', { name: '公告' })[0] as HTMLElement);
    await screen.findByRole('heading', { name: '公告', level: 1 });
    said.at(-1)?.end();
    expect(said).toHaveLength(before);
  });

  test('says words and their language, not what is for the eye or to be pressed', () => {
    const main = document.createElement('main');
    main.innerHTML =
      '<h1 lang="zh-CN">公告</h1><p lang="en">Two <b>words</b></p><button>收藏</button><span aria-hidden="true">▾</span>';
    expect(passagesOf(main)).toEqual([
      { text: '公告', lang: 'zh-CN' },
      { text: 'Two words', lang: 'en' },
    ]);
  });
});

test('a size that nobody can choose counts as none; without a voice nothing is read aloud; the statement says how to report a barrier, with the page it is about', async () => {
  window.localStorage.setItem('army-site-text-size', '400');
  renderRoute('/recruitmentflow?accessibility=1');
  const part = within(await drawer());
  expect(part.getByRole('radio', { name: '100%' })).toBeChecked();
  expect(document.documentElement).not.toHaveAttribute('data-large');
  expect(screen.queryByText('朗读本页')).not.toBeInTheDocument();
  expect(part.getByRole('region', { name: '无障碍声明' })).toHaveTextContent('GB/T 37668');
  const report = within(part.getByRole('region', { name: '反馈障碍' }));
  const mail = new URL(report.getByRole<HTMLAnchorElement>('link', { name: '发邮件反馈' }).href);
  expect(mail.pathname).toBe('service@zhengcheng.example');
  expect(mail.searchParams.get('body')).toContain('/recruitmentflow');
  expect(report.getByRole('link', { name: '400-000-2026' })).toBeVisible();
});
