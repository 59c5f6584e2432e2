import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from 'antd';
import { MemoryRouter } from 'react-router-dom';
import Pager from '@/components/Pager';
import { renderWithTexts } from '../helpers/texts';

const pages = { current: 3, pageSize: 10, total: 95 };
const hrefOf = (page: number) => `/notice?current=${page}`;

/** How often Tab is pressed until the focus leaves the component. */
async function stops(box: HTMLElement): Promise<number> {
  const user = userEvent.setup();
  let count = 0;
  await user.tab();
  while (box.contains(document.activeElement) && document.activeElement !== document.body) {
    count += 1;
    await user.tab();
  }
  return count;
}

/** Why the pager stays the portal's own (docs/decisions.md, Own widgets): when antd's needs one Tab for a page, this test fails and the own pager can be removed. */
describe('by keyboard', () => {
  test('the portal’s pager has one stop for a page, and names it', async () => {
    const { container } = renderWithTexts(
      <MemoryRouter>
        <Pager {...pages} hrefOf={hrefOf} />
      </MemoryRouter>,
    );
    const links = within(screen.getByRole('navigation', { name: '分页' })).getAllByRole('link');
    expect(await stops(container)).toBe(links.length);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('第 3 页');
  });

  test('antd’s Pagination with links has two', async () => {
    const { container } = render(
      <Pagination
        {...pages}
        showSizeChanger={false}
        onChange={() => undefined}
        itemRender={(page, type, item) =>
          type === 'jump-next' || type === 'jump-prev' ? item : <a href={hrefOf(page)}>{page}</a>
        }
      />,
    );
    const links = screen.getAllByRole('link').filter((link) => link.hasAttribute('href'));
    expect(await stops(container)).toBeGreaterThanOrEqual(2 * links.length);
  });
});
