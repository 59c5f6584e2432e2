import { button, type Journey, open } from '../journey';

const choose = '选择面试时间';

export const interview: Journey = {
  name: 'interview',
  persona: 'deliveries',
  steps: [
    open('/user/deliveries', (page) => page.getByRole('link', { name: choose }).first()),
    {
      name: 'go to the times',
      press: ({ page }) => page.getByRole('link', { name: choose }).first().click(),
      done: (page) => page.getByRole('radio').nth(3),
    },
    {
      name: 'book one',
      fill: ({ page }) => page.getByRole('radio').nth(3).check(),
      press: ({ page }) => button(page, '确认预约').click(),
      done: (page) => page.getByText('预约成功，请按下面的时间参加面试。'),
    },
  ],
  end: async (stage) => {
    const path = '/usercenter/rest/applicationdelivery/search?hasAppointment=true&pageSize=100';
    const found = Object(await stage.read(path));
    return Array.from(found.list, (one) => [
      Object(one).status,
      Object(one).appointment?.slotId,
    ]).sort();
  },
};
