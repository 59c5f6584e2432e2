import { fireEvent, render, screen } from '@testing-library/react';
import BusyButton from '@/components/BusyButton';

/** A double click as browsers report it. */
function doubleClick(button: HTMLElement) {
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
}

test('the second press of a double click does nothing', () => {
  const onClick = jest.fn();
  render(
    <BusyButton isBusy={false} onClick={onClick}>
      保存修改
    </BusyButton>,
  );
  doubleClick(screen.getByRole('button', { name: '保存修改' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  // Keys and scripts have no count.
  fireEvent.click(screen.getByRole('button', { name: '保存修改' }));
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('nor does it submit a form again', () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <BusyButton isBusy={false} htmlType="submit">
        提交申请
      </BusyButton>
    </form>,
  );
  doubleClick(screen.getByRole('button', { name: '提交申请' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
