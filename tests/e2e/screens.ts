import { expect, type Page } from '@playwright/test';
import type { Persona } from './preview';
import { begins, type Words } from './words';

export interface Screen {
  name: string;
  persona: Persona;
  open: (page: Page, t: Words) => Promise<unknown>;
}

/** Every screen, with its persona. */
export const screens: Screen[] = [
  { name: 'home', persona: 'visitor', open: (page) => page.goto('/home') },
  { name: 'home of activities', persona: 'visitor', open: (page) => page.goto('/home2') },
  { name: 'home of enterprises', persona: 'visitor', open: (page) => page.goto('/home3') },
  { name: 'activities', persona: 'deliveries', open: (page) => page.goto('/applyActivity') },
  {
    name: 'activities of a month',
    persona: 'visitor',
    open: (page) => page.goto('/applyActivity?view=month'),
  },
  {
    name: 'activity',
    persona: 'complete',
    open: (page) => page.goto('/applyActivity/4005/applyActivity'),
  },
  { name: 'home with to-dos', persona: 'deliveries', open: (page) => page.goto('/home') },
  { name: 'search', persona: 'visitor', open: (page) => page.goto('/searchPosition/all') },
  {
    name: 'search as a table',
    persona: 'complete',
    open: (page) => page.goto('/searchPosition/region?view=table&recruitType=campus'),
  },
  {
    name: 'search without a result',
    persona: 'visitor',
    open: (page) => page.goto('/searchPosition/all?keyword=zzzz&recruitType=intern'),
  },
  {
    name: 'enterprises above the search',
    persona: 'visitor',
    open: (page) => page.goto('/searchPosition/enterprise?unitNature=hospital'),
  },
  {
    name: 'recruitment of an enterprise',
    persona: 'visitor',
    open: (page) => page.goto('/recruitment/10001/10004'),
  },
  {
    name: 'list of a type',
    persona: 'visitor',
    open: (page) => page.goto('/recruitmentlist/campus'),
  },
  {
    name: 'saved positions',
    persona: 'deliveries',
    open: (page) => page.goto('/recruitmentlist/saved'),
  },
  {
    name: 'positions of a unit',
    persona: 'visitor',
    open: (page) => page.goto('/recruitmentlist/10003/10002'),
  },
  { name: 'position', persona: 'complete', open: openPosition },
  {
    name: 'position of a visitor',
    persona: 'visitor',
    open: (page) => page.goto('/recruitmentview/200004'),
  },
  {
    name: 'comparison',
    persona: 'complete',
    open: async (page) => {
      await page.goto('/searchPosition/all?compare=200001,200004,200007');
      await expect(page.getByRole('dialog').getByRole('table')).toBeVisible();
    },
  },
  { name: 'login', persona: 'visitor', open: (page) => page.goto('/censorlogin') },
  { name: 'registration', persona: 'visitor', open: (page) => page.goto('/regist') },
  { name: 'registration, account', persona: 'visitor', open: openRegistAccount },
  { name: 'recovery', persona: 'visitor', open: (page) => page.goto('/forgetpassword') },
  { name: 'change of password', persona: 'complete', open: (page) => page.goto('/changepass') },
  { name: 'form without layout', persona: 'visitor', open: (page) => page.goto('/inforgister') },
  { name: 'form for a fair', persona: 'complete', open: (page) => page.goto('/tmplrgister') },
  {
    name: 'application',
    persona: 'complete',
    open: async (page, t) => {
      await openPosition(page, t);
      await page.getByRole('link', { name: t('positions.apply.now') }).click();
      await expect(page.getByRole('button', { name: t('apply.saveAndContinue') })).toBeVisible();
    },
  },
  {
    name: 'application, its résumé',
    persona: 'complete',
    open: async (page, t) => {
      await page.goto('/apply/200013/position');
      await page.getByRole('button', { name: t('apply.saveAndContinue') }).click();
      await expect(page.getByRole('article', { name: t('resume.view.paper') })).toBeVisible();
    },
  },
  { name: 'deliveries', persona: 'deliveries', open: (page) => page.goto('/user/deliveries') },
  {
    name: 'deliveries as a table',
    persona: 'deliveries',
    open: (page) => page.goto('/user/deliveries?view=table'),
  },
  {
    name: 'delivery with its course and comparison',
    persona: 'deliveries',
    open: async (page, t) => {
      await page.goto('/user/deliveries');
      const card = page.getByRole('article').first();
      const more = card.getByRole('button', { name: begins(t('deliveries.card.moreLabel')) });
      await expect(card).toBeVisible();
      // On a phone the course comes with the details.
      if (await more.isVisible()) await more.click();
      else await card.getByRole('button', { name: t('deliveries.timeline.show') }).click();
      await expect(card.getByRole('list', { name: t('deliveries.timeline.label') })).toBeVisible();
      await card.getByRole('button', { name: t('deliveries.sent.show') }).click();
      await expect(card.getByText(t('resume.difference.same'))).toBeVisible();
    },
  },
  {
    name: 'application with gaps',
    persona: 'newcomer',
    open: async (page) => {
      await page.goto('/apply/200009/position');
      await expect(page.getByRole('heading', { name: /^(简历还缺|Add \d)/ })).toBeVisible();
    },
  },
  {
    name: 'application refused',
    persona: 'complete',
    open: async (page, t) => {
      await page.goto('/apply/200002/position');
      await expect(page.getByRole('region', { name: t('positions.detail.related') })).toBeVisible();
    },
  },
  {
    name: 'deliveries that ended',
    persona: 'deliveries',
    open: (page) => page.goto('/user/deliveries?group=ended'),
  },
  { name: 'profile', persona: 'complete', open: (page) => page.goto('/user/profile') },
  {
    name: 'profile with a form open',
    persona: 'complete',
    open: async (page, t) => {
      await page.goto('/user/profile');
      await page.getByRole('button', { name: t('account.mobile.change') }).click();
    },
  },
  { name: 'security', persona: 'complete', open: (page) => page.goto('/user/security') },
  {
    name: 'closing the account',
    persona: 'deliveries',
    open: async (page, t) => {
      await page.goto('/user/security');
      await page.getByRole('button', { name: t('account.unsubscribe.begin') }).click();
      await expect(page.getByRole('form', { name: t('account.unsubscribe.title') })).toBeVisible();
    },
  },
  { name: 'privacy', persona: 'deliveries', open: (page) => page.goto('/user/privacy') },
  { name: 'collections', persona: 'deliveries', open: (page) => page.goto('/user/collections') },
  {
    name: 'a reviewer at a candidates’ tab',
    persona: 'reviewer',
    open: (page) => page.goto('/user/deliveries'),
  },
  { name: 'user centre', persona: 'deliveries', open: (page) => page.goto('/usercenter') },
  {
    name: 'user centre of a newcomer',
    persona: 'newcomer',
    open: (page) => page.goto('/usercenter'),
  },
  {
    name: 'notifications',
    persona: 'deliveries',
    open: (page) => page.goto('/user/notifications'),
  },
  {
    name: 'consent',
    persona: 'deliveries',
    open: async (page, t) => {
      await page.goto('/user/notifications?type=background');
      await page.getByRole('link', { name: t('deliveries.action.consent'), exact: true }).click();
      await page.getByRole('button', { name: t('consent.refuse'), exact: true }).click();
      await expect(page.getByRole('heading', { name: t('consent.refusal.title') })).toBeVisible();
    },
  },
  {
    name: 'interviews',
    persona: 'deliveries',
    open: (page) => page.goto('/user/appointments'),
  },
  {
    name: 'interviews in a month',
    persona: 'deliveries',
    open: (page) => page.goto('/user/appointments?view=month'),
  },
  {
    name: 'choosing an interview time',
    persona: 'deliveries',
    open: async (page, t) => {
      await page.goto('/user/appointments');
      await page.getByRole('link', { name: begins(t('appointments.choose.label')) }).click();
      await expect(page.getByRole('radio').first()).toBeVisible();
      await page.getByText(t('appointments.newTime.other')).click();
    },
  },
  { name: 'notices', persona: 'visitor', open: (page) => page.goto('/notice') },
  {
    name: 'notice',
    persona: 'visitor',
    open: async (page) => {
      await page.goto('/notice');
      await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/notice\/./);
    },
  },
  { name: 'questions', persona: 'visitor', open: (page) => page.goto('/questionandanswer') },
  { name: 'flow', persona: 'deliveries', open: (page) => page.goto('/recruitmentflow') },
  { name: 'résumé editor', persona: 'complete', open: (page) => page.goto('/resumeedit/basic') },
  {
    name: 'résumé rows',
    persona: 'complete',
    open: (page) => page.goto('/resumeedit/education?field=education.0.school'),
  },
  {
    name: 'empty résumé with the offer to prefill',
    persona: 'newcomer',
    open: (page) => page.goto('/resumeedit/basic'),
  },
  { name: 'résumé on paper', persona: 'complete', open: (page) => page.goto('/resumeview') },
  { name: 'guided résumé', persona: 'newcomer', open: (page) => page.goto('/ImproveResume') },
  { name: 'no such page', persona: 'visitor', open: (page) => page.goto('/no-such-page') },
  {
    name: 'exception',
    persona: 'visitor',
    open: (page) => page.goto('/exception?errorCode=E1&errorMessage=wrong'),
  },
];

async function openRegistAccount(page: Page, t: Words): Promise<void> {
  await page.goto('/regist');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: t('regist.next') }).click();
  await expect(page.getByRole('heading', { name: t('regist.step.account') })).toBeVisible();
}

async function openPosition(page: Page, t: Words): Promise<void> {
  await page.goto('/searchPosition/all?keyword=软件');
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await expect(page.getByRole('link', { name: t('positions.apply.now') })).toBeVisible();
}
