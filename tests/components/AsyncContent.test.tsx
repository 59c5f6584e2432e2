import { act, screen } from '@testing-library/react';
import AsyncContent from '@/components/AsyncContent';
import { renderWithTexts } from '../helpers/texts';

const failed = { isLoading: false, error: new Error('no'), refresh: () => undefined };

const Thing = (props: { data?: { name: string } }) => (
  <AsyncContent data={props.data} request={failed} failureTitle="没有加载出来" skeleton={1}>
    {({ name }) => <p>{name}</p>}
  </AsyncContent>
);

test('a thing that is here stays when reading it again fails', () => {
  const { rerender } = renderWithTexts(<Thing />);
  expect(screen.getByRole('alert')).toHaveTextContent('没有加载出来');
  rerender(<Thing data={{ name: '一' }} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('一')).toBeVisible();
});

test('once the device is online again, the failure no longer says that it is not', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderWithTexts(<Thing />);
  expect(screen.getByText('您目前处于离线状态，恢复网络后可以重试。')).toBeVisible();
  online.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(screen.queryByText('您目前处于离线状态，恢复网络后可以重试。')).not.toBeInTheDocument();
  online.mockRestore();
});
