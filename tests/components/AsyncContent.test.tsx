import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import AsyncContent from '@/components/AsyncContent';
import { renderWithTexts } from '../helpers/texts';

const waiting = { isLoading: true, refresh: () => undefined };
const failed = { ...waiting, isLoading: false, error: new Error('no') };
const texts = { failureTitle: '没有加载出来', skeleton: <p>骨架</p> };
const empty = { title: '没有内容' };
const thing = (data: { name: string }) => <p>{data.name}</p>;
const line = (item: { id: string }) => item.id;

const Thing = (props: { data?: { name: string }; request: typeof waiting }) => (
  <AsyncContent data={props.data} request={props.request} {...texts}>
    {thing}
  </AsyncContent>
);
const List = (props: { data?: { id: string }[]; request: typeof waiting }) => (
  <AsyncContent data={props.data} request={props.request} {...texts} empty={empty} row={line} />
);

describe('a thing', () => {
  test('has a skeleton before it, then stands there itself', () => {
    const { rerender } = renderWithTexts(<Thing request={waiting} />);
    expect(screen.getByText('骨架').parentElement).toHaveAttribute('aria-busy', 'true');
    rerender(<Thing data={{ name: '一' }} request={waiting} />);
    expect(screen.getByText('一')).toBeVisible();
  });

  test('that did not come says so; one that is here stays when reading it again fails', () => {
    const { rerender } = renderWithTexts(<Thing request={failed} />);
    expect(screen.getByRole('alert')).toHaveTextContent('没有加载出来');
    rerender(<Thing data={{ name: '一' }} request={failed} />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('一')).toBeVisible();
  });
});

describe('a list', () => {
  test('shows its lines, or what stands in their place', () => {
    const { rerender } = renderWithTexts(<List data={[{ id: '甲' }]} request={waiting} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('甲');
    rerender(<List data={[]} request={waiting} />);
    expect(screen.getByRole('status')).toHaveTextContent('没有内容');
  });

  test('does not show the page before under a failure', () => {
    renderWithTexts(<List data={[{ id: '甲' }]} request={failed} />);
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.getByRole('alert')).toBeVisible();
  });
});

function Retried() {
  const [isLoading, setLoading] = useState(false);
  const refresh = () => {
    setLoading(true);
    return undefined;
  };
  return (
    <>
      <Thing request={{ ...failed, isLoading, refresh }} />
      <button type="button" onClick={() => setLoading(!isLoading)}>
        别的
      </button>
    </>
  );
}

test('the failure stays while one tries again; what is asked for anew has the skeleton', async () => {
  const user = userEvent.setup();
  renderWithTexts(<Retried />);
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: '重试' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '别的' }));
  await user.click(screen.getByRole('button', { name: '别的' }));
  expect(screen.getByText('骨架')).toBeVisible();
});

test('once the device is online again, the failure no longer says that it is not', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderWithTexts(<Thing request={failed} />);
  expect(screen.getByText('您目前处于离线状态，恢复网络后可以重试。')).toBeVisible();
  online.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.queryByText('您目前处于离线状态，恢复网络后可以重试。')).not.toBeInTheDocument();
  online.mockRestore();
});
