import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type ReactNode, useState } from 'react';
import LateBoundary from '@/components/LateBoundary';
import PageBoundary from '@/components/PageBoundary';
import { renderWithTexts } from '../helpers/texts';

beforeEach(() => {
  // React writes each error that a boundary has caught to the console.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** A page whose button makes it crash. */
function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('unknown');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      打开
    </button>
  );
}

test('the page crashes at a press: the focus stands on the heading that says so, not at the top of the document', async () => {
  renderWithTexts(
    <PageBoundary>
      <Fragile />
    </PageBoundary>,
  );
  await userEvent.click(screen.getByRole('button', { name: '打开' }));
  expect(screen.getByRole('heading', { level: 1, name: '页面出了问题' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '刷新页面' })).toHaveFocus();
});

function Typing({ Boundary }: { Boundary: ComponentType<{ children: ReactNode }> }) {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="搜索岗位" value={text} onChange={({ target }) => setText(target.value)} />
      <Boundary>{text.length < 2 ? <p>岗位</p> : <Broken />}</Boundary>
    </>
  );
}

function Broken(): ReactNode {
  throw new Error('unknown');
}

test.each([
  ['page', PageBoundary],
  ['part', LateBoundary],
])(
  'a %s that crashes while one types beside it leaves the focus in the field',
  async (_, Boundary) => {
    renderWithTexts(<Typing Boundary={Boundary} />);
    const field = screen.getByRole('textbox');
    await userEvent.type(field, '工程师');
    expect(screen.getByRole('alert')).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('工程师');
  },
);
