import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { dropUnsent } from '@/features/registration/registrationDraft';
import { clearDrafts, readDrafts, writeDraft } from '@/utils/draftStore';
import { readTab } from '@/utils/tabStore';
import { decrypt } from '../../mock/_preview/aes';
import { registrationForms } from '../../mock/_preview/seed/registrationForms';
import { holdCalls } from '../helpers/brokenCalls';
import { choose } from '../helpers/choices';
import { fileOf, pictureSize } from '../helpers/cropped';
import { gate } from '../helpers/gate';
import { captchaAnswer } from '../helpers/puzzles';
import { captchaPicture } from '../helpers/registering';
import '../helpers/noDrawing';
import { renderRoute } from '../helpers/renderRoute';

type Mounted = ReturnType<typeof renderRoute>;

const submit = () => screen.getByRole('button', { name: '提交登记' });
const saves = ({ calls }: Mounted) => calls('/registration/save');

/** Fills in all required fields of /tmplrgister, the shorter of the two forms. */
async function fill({ user }: Mounted, mobile = '13911112222'): Promise<void> {
  await user.type(await screen.findByLabelText('姓名'), '赵云');
  await user.type(screen.getByLabelText('手机号'), mobile);
  await user.click(screen.getByRole('radio', { name: /上午/ }));
  await choose(user, '最高学历', '大学本科');
}

/** Gives a file to the input behind the button, as the browser's file dialog does. */
async function handPicture(file: File): Promise<void> {
  await screen.findByRole('button', { name: /证件照.*选择文件/ });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input');
  fireEvent.change(input, { target: { files: [file] } });
}

describe('/tmplrgister', () => {
  // The page's memory keeps what is not sent, and all tests share the page.
  afterEach(() => dropUnsent('tmplrgister'));

  test('without the common layout: sent encrypted with a picture, kept nowhere, a receipt to print and to correct', async () => {
    const portal = renderRoute('/tmplrgister');
    expect(await screen.findByRole('heading', { name: '招聘会预登记', level: 1 })).toBeVisible();
    await waitFor(() => expect(document.title).toContain('招聘会预登记'));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '登录' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'English' })).toBeVisible();
    await fill(portal);
    pictureSize(600, 840);
    await handPicture(fileOf('png', 'photo.png', 'image/png'));
    expect(await screen.findByRole('button', { name: '移除' })).toBeVisible();
    expect(screen.getByText('photo.png')).toBeVisible();
    await portal.user.click(submit());
    const done = await screen.findByRole('heading', { name: '登记已提交' });
    await waitFor(() => expect(done).toHaveFocus());
    expect(screen.getByText(/^YD\d{8}001$/)).toBeVisible();
    // On paper the time is exact, as 今天 would be wrong tomorrow.
    expect(screen.getByText(/^\d{4}年\d+月\d+日 \(周.\) \d\d:\d\d$/)).toBeVisible();
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await portal.user.click(screen.getByRole('button', { name: '打印' }));
    expect(print).toHaveBeenCalled();
    expect(portal.at()).toBe('/tmplrgister');

    const body: unknown = JSON.parse(saves(portal)[0]?.body ?? '');
    expect(body).toEqual({ payload: expect.any(String) });
    const plain = decrypt((body as { payload: string }).payload, 'Zc-Portal-2026#k');
    expect(plain).toMatchObject({
      formId: 'tmplrgister',
      values: { name: '赵云', companions: null, photo: expect.stringMatching(/.+/) },
    });
    const kept = JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);
    expect(kept).not.toContain('13911112222');
    expect(kept).not.toContain('赵云');

    const number = screen.getByText(/^YD/).textContent ?? '';
    await portal.user.click(screen.getByRole('button', { name: '修改登记' }));
    expect(await screen.findByLabelText('姓名')).toHaveValue('赵云');
    await portal.user.type(screen.getByLabelText(/备注/), '需要无障碍通道');
    await portal.user.click(submit());
    expect(await screen.findByText(number)).toBeVisible();
  });

  test('a form that did not load comes; mistakes are all named in the summary, each at its field, nothing sent; a server that fails, or a session that is over in the middle, is reported, and nothing typed is lost', async () => {
    const portal = renderRoute('/tmplrgister', { server: '500' });
    expect(await screen.findByText('登记表没有加载出来')).toBeVisible();
    portal.setServer('normal');
    const answer = gate<void>();
    holdCalls('/registration/edit', () => answer.passed);
    await portal.user.click(screen.getByRole('button', { name: '重试' }));
    // The failure stays until the answer is there.
    expect(screen.getByRole('button', { name: '重试' })).toBeDisabled();
    answer.open();
    await screen.findByLabelText('姓名');
    await portal.user.click(submit());
    const summary = await screen.findByRole('region', { name: '有 4 处需要修改' });
    expect(summary).toHaveFocus();
    await portal.user.click(within(summary).getByRole('link', { name: '请填写手机号' }));
    expect(screen.getByLabelText('手机号')).toHaveFocus();
    await portal.user.type(screen.getByLabelText('手机号'), '12');
    expect(screen.getByLabelText('手机号')).toBeValid();
    await portal.user.click(submit());
    expect(screen.getByLabelText('手机号')).toHaveAccessibleDescription(/请输入 11 位手机号/);
    expect(saves(portal)).toHaveLength(0);

    await portal.user.clear(screen.getByLabelText('手机号'));
    await fill(portal);
    portal.setServer('500');
    await portal.user.click(submit());
    await waitFor(() => expect(portal.calls().at(-1)?.status).toBe(500));
    await waitFor(() =>
      expect(document.querySelector('.ant-notification, .ant-message')).toBeInTheDocument(),
    );
    expect(screen.getByLabelText('姓名')).toHaveValue('赵云');

    // The visitor's session is over, too: signing in over the page loses nothing.
    portal.setServer('412');
    await portal.user.click(submit());
    const dialog = within(await screen.findByRole('dialog', { name: '需要登录，或页面停留过久' }));
    expect(portal.at()).toBe('/tmplrgister?relogin=true');
    // As long as the server answers 412, the dialog's own calls fail too.
    const retry = await dialog.findByRole('button', { name: '重试' });
    portal.setServer('normal');
    await portal.user.click(retry);
    await captchaPicture();
    await portal.user.type(dialog.getByLabelText('登录名'), 'candidate');
    await portal.user.type(dialog.getByLabelText('密码'), 'Preview#2026');
    await portal.user.type(dialog.getByLabelText('图中字符'), captchaAnswer(portal));
    const formsRead = () =>
      portal.calls('/registration/edit').filter(({ status }) => status === 200);
    const before = formsRead().length;
    await portal.user.click(dialog.getByRole('button', { name: '登录' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The form is read again for this person.
    await waitFor(() => expect(formsRead().length).toBeGreaterThan(before));
    expect(await screen.findByLabelText('姓名')).toHaveValue('赵云');
    expect(saves(portal).every(({ status }) => status !== 200)).toBe(true);
    await portal.user.click(submit());
    expect(await screen.findByText(/^YD/)).toBeVisible();
  });

  test('a choice that the list has no more is asked for again', async () => {
    const { fields } = registrationForms.tmplrgister ?? { fields: [] };
    const [session = fields[0]] = fields.filter(({ name }) => name === 'session');
    if (!session) throw new Error('The form has no session');
    const portal = renderRoute('/tmplrgister');
    await fill(portal);
    portal.unmount();
    jest.replaceProperty(session, 'options', [{ code: 'evening', label: '晚上' }]);
    const { user, calls } = renderRoute('/tmplrgister');
    expect(await screen.findByLabelText('姓名')).toHaveValue('赵云');
    await user.click(submit());
    expect(await screen.findByRole('link', { name: '入场时段只能从所列选项中选择' })).toBeVisible();
    expect(calls('/registration/save')).toHaveLength(0);
    await user.click(screen.getByRole('radio', { name: '晚上' }));
    await user.click(submit());
    expect(await screen.findByText(/^YD/)).toBeVisible();
  });

  test('leaving is asked about; what was left is there again in this tab, without the phone number, as announced', async () => {
    const portal = renderRoute('/tmplrgister');
    await portal.user.type(await screen.findByLabelText('姓名'), '赵');
    await portal.user.type(screen.getByLabelText('手机号'), '13911112222');
    expect(screen.getByText(/本机草稿不含以下内容：手机号。/)).toBeVisible();
    act(() => history.push('/home'));
    const first = await screen.findByRole('dialog', { name: '有修改还没有保存' });
    await portal.user.click(within(first).getByRole('button', { name: '留在这里' }));
    expect(portal.at()).toBe('/tmplrgister');
    expect(screen.getByLabelText('姓名')).toHaveValue('赵');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    act(() => history.push('/notice'));
    const dialog = await screen.findByRole('dialog', { name: '有修改还没有保存' });
    expect(dialog).toHaveTextContent(/没有提交的内容会保留到关闭这个窗口；手机号/);
    await portal.user.click(within(dialog).getByRole('button', { name: '离开' }));
    await waitFor(() => expect(portal.at()).toBe('/notice'));
    act(() => history.push('/tmplrgister'));
    expect(await screen.findByLabelText('姓名')).toHaveValue('赵');
    expect(screen.getByLabelText('手机号')).toHaveValue('');
    expect(screen.getByText('已恢复您上次没有提交的内容。')).toBeVisible();
    await portal.user.click(screen.getByRole('button', { name: '放弃这份内容' }));
    expect(await screen.findByLabelText('姓名')).toHaveValue('');
    expect(readTab('registration/tmplrgister')).toBeUndefined();
  });
});

describe('/inforgister', () => {
  afterEach(async () => {
    dropUnsent('inforgister');
    await clearDrafts();
  });

  test('what a killed tab left of a signed-in person is there again, and is this tab’s from then on', async () => {
    const prefix = 'registration/complete/inforgister/';
    await writeDraft(`${prefix}killed`, {
      at: Date.now() - 60_000,
      values: { wish: '希望从事通信保障工作' },
    });
    const portal = renderRoute('/inforgister', { persona: 'complete' });
    expect(await screen.findByText('已恢复您上次没有提交的内容。')).toBeVisible();
    expect(screen.getByLabelText('求职意向')).toHaveValue('希望从事通信保障工作');
    // Its own form, prefilled with the server's data.
    expect(screen.getByRole('heading', { name: '求职信息登记', level: 1 })).toBeVisible();
    expect(screen.getByLabelText('姓名')).toHaveValue('赵明轩');
    expect(screen.getByLabelText('手机号')).toHaveValue('13800000003');
    expect(await screen.findByRole('combobox', { name: /现居地/ })).toBeVisible();
    await portal.user.clear(screen.getByLabelText('手机号'));
    await portal.user.type(screen.getByLabelText('手机号'), '13911112222');
    await waitFor(async () => {
      const [kept, ...others] = await readDrafts(prefix, new Set());
      expect(others).toEqual([]);
      expect(kept?.[0]).not.toBe(`${prefix}killed`);
      expect(kept?.[1]).toMatchObject({ values: { wish: '希望从事通信保障工作', name: '赵明轩' } });
      expect(JSON.stringify(kept)).not.toContain('13911112222');
    });
  });

  test('?formId= names another form; one that does not exist is reported, with a way out', async () => {
    renderRoute('/inforgister?formId=tmplrgister');
    expect(await screen.findByRole('heading', { name: '招聘会预登记', level: 1 })).toBeVisible();
    act(() => history.push('/inforgister?formId=nothing'));
    expect(await screen.findByText('没有这份登记表')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
  });
});
