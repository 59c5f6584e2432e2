import type { Tab } from './tab';
import { label, role, text } from './target';
import { expect, test } from './test';

const save = role('button', '保存并继续');
const results = role('region', '搜索结果');

/** How a step is made: by the mouse or by the keyboard. */
interface Hand {
  press(tab: Tab, target: ReturnType<typeof role>, key?: string): Promise<void>;
  write(tab: Tab, target: ReturnType<typeof role>, words: string): Promise<void>;
}

const hands: Record<string, Hand> = {
  'the mouse': {
    press: (tab, target) => tab.click(target),
    write: (tab, target, words) => tab.fill(target, words),
  },
  'the keyboard alone': {
    press: (tab, target, key = 'Enter') => tab.reach(target, key),
    write: async (tab, target, words) => {
      await tab.reach(target);
      await tab.type(words);
    },
  },
};

for (const [hand, { press, write }] of Object.entries(hands)) {
  test(`a visitor finds a position, signs in, applies and sees the delivery move, with ${hand}`, {
    tag: hand === 'the mouse' ? ['@sample'] : [],
  }, async ({ tab, preview }) => {
    await tab.open('/home');
    await write(tab, role('combobox', '关键词', role('main')), '软件');
    await tab.press('Enter');
    await tab.isAt(/^\/searchPosition\/all\?.*keyword=/);
    const link = role('link', /软件/, role('heading', /软件/, results));
    const name = await tab.read(link, 'textContent');
    await press(tab, link);

    await tab.sees(role('heading', name));
    await press(tab, role('link', '立即投递'));
    await tab.isAt(/^\/censorlogin\?redirect=/);
    await write(tab, label('登录名'), 'candidate');
    await write(tab, label('密码'), 'Preview#2026');
    await write(tab, label('图中字符'), preview.captcha ?? '');
    await tab.press('Enter');

    await tab.isAt(/^\/apply\/[^/]+\/position\?step=target$/);
    await tab.sees(role('heading', '确认岗位'));
    await press(tab, save);
    await tab.sees(role('heading', '核对简历'));
    await tab.settles();
    await tab.engine.reload();
    await tab.sees(role('heading', '核对简历'));
    await press(tab, save);

    await tab.sees(role('heading', '补充信息'));
    const relatives = role('radiogroup', /亲属/);
    if (hand.includes('keyboard')) {
      await press(tab, role('radio', undefined, relatives), 'ArrowDown');
    } else {
      await press(tab, role('radio', '否', relatives));
    }
    await press(tab, role('radio', undefined, role('radiogroup', /调剂/)), 'Space');
    await write(tab, label('可到岗日期'), `${new Date().getFullYear() + 1}-03-15`);
    await tab.press('Enter');
    await write(tab, label('应聘理由'), '我的专业与岗位要求一致，希望长期服务。');
    await press(tab, save);

    await tab.sees(role('heading', '核对与承诺'));
    await tab.engine.travel(-1);
    await tab.sees(role('heading', '补充信息'));
    await tab.engine.travel(1);
    await tab.sees(role('heading', '核对与承诺'));
    await press(tab, role('checkbox', /承诺/), 'Space');
    await press(tab, role('button', '提交投递'));
    await tab.sees(role('heading', '投递成功'));
    const number = (await tab.read(text(/^投递编号：/), 'textContent')).split('：')[1] ?? '';
    await press(tab, role('link', '查看进展'));

    const progress = role('list', '投递进展', role('article', name));
    await tab.isAt(/^\/user\/deliveries/);
    await tab.sees(text(/已投递/, progress));
    await preview.move(await preview.deliveryOf(number), 'screening');
    await tab.engine.reload();
    await tab.sees(text(/资格初审中/, progress));
    expect(await tab.read(progress, 'textContent')).toContain('已投递');
  });
}
