import { screen, waitFor, within } from '@testing-library/react';
import { examples } from '../../mock/_preview/seed/examples';
import { present } from '../helpers/present';
import { renderRoute } from '../helpers/renderRoute';
import { setViewport } from '../helpers/viewport';

const { demandingPosition, doctorPosition } = examples;
const detail = (id: string) => `/recruitmentview/${id}`;
const panel = async () => within(await screen.findByRole('region', { name: '与我的简历对照' }));
const requirement = async (name: string) => {
  return present((await (await panel()).findByText(name, { selector: 'strong' })).closest('li'));
};

beforeEach(() => setViewport(1440));

describe('/recruitmentview: the position against the résumé', () => {
  test('each requirement with its answer, its reason and the field that decides', async () => {
    renderRoute(detail(demandingPosition), { persona: 'complete' });
    const education = await requirement('学历');
    await waitFor(() =>
      expect(education).toHaveTextContent(/^学历不符合要求硕士研究生及以上，您是大学本科。/),
    );
    expect(await requirement('来源类别')).toHaveTextContent(
      /^来源类别符合您属于退役军人、社会人才。/,
    );
    expect(within(education).getByRole('link', { name: '修改：学历' })).toHaveAttribute(
      'href',
      `/resumeedit/${demandingPosition}/position?section=education&field=education.0.education`,
    );
    const certificate = await requirement('资格证书');
    expect(certificate).toHaveTextContent('待确认');
    expect((await panel()).getByText(/^\d+ 项符合，\d+ 项不符合，\d+ 项待确认$/)).toBeVisible();
    expect((await panel()).getByText('仅供参考，以单位审核为准。')).toBeVisible();
  });

  test('a visitor is asked to sign in, and comes back to this very page', async () => {
    const path = `${detail(demandingPosition)}/search?headStyle=false`;
    renderRoute(path);
    expect((await panel()).getByRole('link', { name: '登录并对照' })).toHaveAttribute(
      'href',
      `/censorlogin?${new URLSearchParams({ redirect: path })}`,
    );
  });

  test('an empty résumé: the way to fill it', async () => {
    renderRoute(detail(demandingPosition), { persona: 'newcomer' });
    expect(await (await panel()).findByRole('link', { name: '填写简历' })).toHaveAttribute(
      'href',
      `/resumeedit/${demandingPosition}/position`,
    );
  });

  test('on a phone the sum stands first, and opens to the requirements by keyboard', async () => {
    setViewport(360);
    const { user } = renderRoute(detail(demandingPosition), { persona: 'complete' });
    const sum = await (await panel()).findByText(/项待确认$/);
    const list = sum.closest('details');
    expect(list).not.toHaveAttribute('open');
    await user.click(sum);
    expect(list).toHaveAttribute('open');
  });

  test('in English the reasons are English, levels of education too', async () => {
    renderRoute(detail(doctorPosition), { persona: 'complete', locale: 'en-US' });
    const region = await screen.findByRole('region', { name: 'How you match' });
    const words = await within(region).findByText('Doctorate');
    expect(words.parentElement).toHaveTextContent(
      'Asks for Doctorate or more; you have Bachelor’s.',
    );
  });
});
