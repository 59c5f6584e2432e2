import { screen } from '@testing-library/react';
import type { AppointmentSlot } from '@/services/types';
import { changeData } from '../helpers/brokenCalls';
import { deliveryIn } from '../helpers/deliveries';
import { renderRoute } from '../helpers/renderRoute';

const more = (count: number) =>
  screen.findByRole('button', { name: `还有 ${count} 个时间，继续显示` });

test('many interview times are shown in portions, and the first of the next takes the focus', async () => {
  const space = 'appointment-many';
  const { id } = await deliveryIn(space, 'toBook');
  const { user } = renderRoute(`/user/appointments?deliveryId=${id}`, {
    persona: 'deliveries',
    space,
  });
  changeData<AppointmentSlot[]>('/appointmenttimeconfirm/getAllList', (slots) => {
    const free = slots.find(({ remaining }) => remaining > 0);
    return Array.from({ length: 130 }, (_, index) => ({ ...free, id: `many-${index}` }));
  });
  const times = () => screen.findAllByRole('radio');
  await user.click(await more(70));
  expect(await times()).toHaveLength(120);
  expect(document.activeElement).toContainElement((await times())[60] as HTMLElement);

  await user.click(await more(10));
  expect(await times()).toHaveLength(130);
  expect(document.activeElement).toContainElement((await times())[120] as HTMLElement);
  expect(screen.queryByRole('button', { name: /继续显示/ })).not.toBeInTheDocument();
  await user.click((await times())[129] as HTMLElement);
  expect((await times())[129]).toBeChecked();
});
