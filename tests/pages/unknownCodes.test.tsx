import { screen, waitFor } from '@testing-library/react';
import type { PositionDetail, Resume } from '@/services/types';
import { changeData } from '../helpers/brokenCalls';
import '../helpers/noCropping';
import { renderRoute } from '../helpers/renderRoute';

test.each([
  ['/recruitmentview/200001', 'complete', 'At least Name not known'],
  ['/resumeview', 'complete', 'Name not known'],
] as const)(
  'an unknown code in English, on %s: its name is shown as not known, and no code is',
  async (path, persona, words) => {
    renderRoute(path, { persona, locale: 'en-US' });
    changeData<PositionDetail>('/careerrecruitment/view/', (position) => ({
      ...position,
      education: 'newcode',
    }));
    changeData<Resume>('/resume/view', (resume) => ({
      ...resume,
      basic: { ...resume.basic, political: 'newcode', gender: 'newcode' as '1' },
    }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(words));
    expect(document.body).not.toHaveTextContent('newcode');
    expect(screen.getAllByText(/Name not known/)[0]?.closest('[lang]')).toHaveAttribute(
      'lang',
      'en-US',
    );
  },
);

test('who switches the language reads the names of codes in it', async () => {
  const { user } = renderRoute('/recruitmentview/200001');
  expect(await screen.findAllByText('大学本科')).not.toHaveLength(0);
  const [toEnglish] = screen.getAllByRole('button', { name: 'English' });
  await user.click(toEnglish as HTMLElement);
  expect(await screen.findAllByText('Bachelor’s')).not.toHaveLength(0);
  await waitFor(() => expect(screen.queryAllByText('大学本科')).toHaveLength(0));
});
