import { screen, waitFor, within } from '@testing-library/react';
import { readTableSettings } from '@/components/table/tableSettings';
import { writeDevice } from '@/utils/deviceStore';
import { renderRoute } from '../helpers/renderRoute';
import { fewResults } from '../helpers/resultRows';
import { setViewport } from '../helpers/viewport';

beforeEach(() => setViewport(1440));

describe('positions as a table', () => {
  const table = () => screen.findByRole('table', { name: '搜索结果' });
  const heads = async () =>
    within(await table())
      .getAllByRole('columnheader')
      .map((head) => head.textContent);

  test('a press on a head is the search’s own order, in the URL; the rows are not read out; Escape in the settings goes back to their button', async () => {
    const { user, at } = renderRoute(`${fewResults}&view=table`);
    expect((await table()).closest('[aria-live="polite"]')).toBeNull();
    await user.click(within(await table()).getByRole('columnheader', { name: /^报名时间/ }));
    await waitFor(() => expect(at()).toBe(`${fewResults}&sort=closing&view=table`));
    await waitFor(async () =>
      expect(
        within(await table()).getByRole('columnheader', { name: /^报名时间/ }),
      ).toHaveAttribute('aria-sort', 'ascending'),
    );
    await user.click(within(await table()).getByRole('columnheader', { name: /^薪资/ }));
    await waitFor(() => expect(at()).toBe(`${fewResults}&sort=salary&view=table`));
    for (const name of ['列设置', '密度']) {
      const button = screen.getByRole('button', { name });
      await user.click(button);
      await user.tab();
      expect(button).not.toHaveFocus();
      await user.keyboard('{Escape}');
      expect(button).toHaveFocus();
    }
  });

  test('its columns and its density are chosen, also those that wait where it is narrow, and kept on this device', async () => {
    setViewport(1024);
    const first = renderRoute(`${fewResults}&view=table`);
    expect(await heads()).not.toContain('招聘类型');
    await first.user.click(screen.getByRole('button', { name: '列设置' }));
    expect(await heads()).not.toContain('专业');
    await first.user.click(await screen.findByRole('checkbox', { name: /专业/ }));
    await waitFor(async () => expect(await heads()).toContain('专业'));
    await first.user.click(await screen.findByRole('checkbox', { name: /招聘类型/ }));
    await waitFor(async () => expect(await heads()).toContain('招聘类型'));
    expect(readTableSettings('positions').columns.type).toEqual({ show: true });
    first.unmount();
    renderRoute(`${fewResults}&view=table`);
    await waitFor(async () => expect(await heads()).toContain('招聘类型'));
    writeDevice('table-positions', undefined);
  });

  test.each([
    ['zh-CN', 992, '单位', ['人数', '专业', '薪资']],
    ['en-US', 992, 'Employer', ['Openings', 'Majors', 'Pay', 'Region']],
  ])(
    'in %s at %d px the words of the others need the room',
    async (locale, width, shown, waiting) => {
      setViewport(width);
      renderRoute(`${fewResults}&view=table`, { locale });
      expect(await screen.findByRole('columnheader', { name: shown })).toBeVisible();
      const names = screen.getAllByRole('columnheader').map((head) => head.textContent);
      expect(names.filter((name) => waiting.includes(name))).toEqual([]);
      expect(names).toHaveLength(10 - waiting.length);
    },
  );
});
