import { screen, within } from '@testing-library/react';
import type { Resume } from '@/services/types';
import { changeData } from '../helpers/brokenCalls';
import { renderRoute } from '../helpers/renderRoute';

const rowCount = 130;

/** A résumé with very many jobs, in a template. */
function growTo(templateId: string) {
  changeData<Resume>('/resume/view', (resume) => ({
    ...resume,
    templateId,
    work: Array.from({ length: rowCount }, (_, index) => ({
      ...resume.work[0],
      id: `many-${index}`,
      employer: `单位 ${index} 号`,
    })),
  }));
}
const paper = () => screen.findByRole('article', { name: '简历正文' });

test.each(['table', 'timeline'])(
  '%s: very many entries are shown in portions, and the first of the next takes the focus',
  async (templateId) => {
    const { user } = renderRoute('/resumeview', { persona: 'complete', space: templateId });
    growTo(templateId);
    const jobs = async () => (await within(await paper()).findAllByText(/单位 \d+ 号/)).length;
    expect(await jobs()).toBe(60);
    await user.click(await screen.findByRole('button', { name: '还有 70 条，继续显示' }));
    expect(await jobs()).toBe(120);
    expect(document.activeElement).toHaveTextContent('单位 60 号');

    await user.click(await screen.findByRole('button', { name: '还有 10 条，继续显示' }));
    expect(await jobs()).toBe(rowCount);
    expect(document.activeElement).toHaveTextContent('单位 120 号');
    expect(screen.queryByRole('button', { name: /继续显示/ })).not.toBeInTheDocument();
  },
);
