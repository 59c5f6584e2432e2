import { screen, within } from '@testing-library/react';
import Facts from '@/components/Facts';
import { renderWithTexts } from '../helpers/texts';
import { setViewport } from '../helpers/viewport';

const line = (value: string) => screen.getByRole('row', { name: new RegExp(value) });

test('a wide fact has a line of its own, also after a line that is half full', () => {
  setViewport(1440);
  renderWithTexts(
    <Facts
      columns={2}
      facts={[
        { label: '学历', value: '大学本科及以上' },
        { label: '学位', value: '学士' },
        { label: '工作年限', value: '2 年及以上' },
        { label: '其他条件', value: '熟悉关系数据库', isWide: true },
      ]}
    />,
  );
  expect(line('大学本科及以上')).toHaveTextContent('学士');
  expect(line('熟悉关系数据库')).not.toHaveTextContent('2 年及以上');
  expect(within(line('熟悉关系数据库')).getAllByRole('cell')).toHaveLength(1);
});
