import type { Page } from '../../../mock/_preview/paging';
import { examples } from '../../../mock/_preview/seed/examples';
import type {
  Banner,
  Category,
  Enterprise,
  Major,
  Notice,
  NoticeDetail,
  PolicyText,
  Position,
  QuestionAnswer,
  Region,
  School,
} from '../../../src/services/types';
import { previewClient } from '../../helpers/previewApp';
import { noon } from '../recruitment/support';

const client = previewClient();
const get = <T>(path: string, query?: Record<string, string | number>) =>
  client.data<T>(`/pt/portal/rest/${path}`, { query });

beforeAll(() => {
  process.env.PREVIEW_NOW = noon;
});

afterAll(() => {
  delete process.env.PREVIEW_NOW;
});

const allNotices = () => get<Page<Notice>>('notice/search', { pageSize: 100 });

describe('notices', () => {
  it('are 60 of five types, pinned first, then the latest', async () => {
    const { list, total } = await allNotices();
    expect(total).toBe(60);
    expect(new Set(list.map(({ type }) => type)).size).toBe(5);
    expect(new Set(list.map(({ title }) => title)).size).toBe(60);
    const pinned = list.findIndex((one) => !one.pinned);
    expect(pinned).toBeGreaterThanOrEqual(2);
    const dates = list.slice(pinned).map(({ publishedAt }) => publishedAt);
    expect(list.slice(pinned).some((one) => one.pinned)).toBe(false);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(list.every(({ publishedAt }) => Date.parse(publishedAt) <= Date.parse(noon))).toBe(true);
  });

  it('are found by type, words and days', async () => {
    const { list } = await get<Page<Notice>>('notice/search', {
      type: 'recruitment',
      keyword: '公开招聘',
      from: '2026-09-01',
      to: '2026-10-31',
    });
    expect(list.length).toBeGreaterThan(0);
    for (const { type, title, publishedAt } of list) {
      expect(type).toBe('recruitment');
      expect(title).toContain('公开招聘');
      expect(publishedAt >= '2026-09-01' && publishedAt < '2026-11-01').toBe(true);
    }
    expect((await get<Page<Notice>>('notice/search', { from: 'yesterday' })).total).toBe(60);
  });

  it('concern the unit that issued them and those below it', async () => {
    const ids = async (enterpriseId: string) =>
      (await get<Page<Notice>>('notice/search', { enterpriseId, pageSize: 100 })).list.map(
        ({ id }) => id,
      );
    expect(await ids(examples.rootEnterprise)).toContain(examples.pinnedNotice);
    expect(await ids(examples.leafEnterprise)).toContain(examples.pinnedNotice);
    expect(await ids('10300')).not.toContain(examples.pinnedNotice);
    expect(await ids('1')).toEqual([]);
  });

  it('tell of open positions of their own unit, with files, dates and neighbours', async () => {
    const detail = await get<NoticeDetail>('notice/view', { id: examples.pinnedNotice });
    expect(detail.attachments.map(({ name }) => name)).toEqual(['岗位计划表.pdf', '报名须知.pdf']);
    expect(detail.keyDates.map(({ label }) => label)).toContain('报名截止');
    for (const mark of ['<h2>', '<table>', '<ol>', '<img ', 'href="/', 'href="https://']) {
      expect(detail.contentHtml).toContain(mark);
    }
    const { list } = await get<Page<Position>>('careerrecruitment/search', {
      enterpriseId: examples.rootEnterprise,
      scope: 'all',
      state: 'open',
      pageSize: 100,
    });
    const own = list.map(({ id }) => id);
    expect(detail.positionIds).toHaveLength(8);
    const { total } = await client.data<Page<Position>>(
      '/pt/portal/rest/careerrecruitment/search',
      {
        query: {
          ids: detail.positionIds,
          enterpriseId: examples.rootEnterprise,
          scope: 'all',
          state: 'open',
        },
      },
    );
    expect(total).toBe(8);
    expect(own.length).toBeGreaterThan(0);
  });

  it('lead from one to the next as the list does', async () => {
    const { list } = await allNotices();
    const [first, second, third] = list;
    const detail = await get<NoticeDetail>('notice/view', { id: second?.id ?? '' });
    expect(detail.previous?.id).toBe(first?.id);
    expect(detail.next?.id).toBe(third?.id);
    expect(
      (await get<NoticeDetail>('notice/view', { id: first?.id ?? '' })).previous,
    ).toBeUndefined();
  });

  it('have an attachment that can be fetched, and are not found by an unknown id', async () => {
    const detail = await get<NoticeDetail>('notice/view', { id: examples.pinnedNotice });
    const file = await client.get(
      `/pt/portal/file/view/${encodeURIComponent(detail.attachments[0]?.id ?? '')}`,
    );
    expect(file.headers['content-type']).toContain('application/pdf');
    expect((await client.get('/pt/portal/rest/notice/view', { id: '1' })).status).toBe(404);
  });

  it('are all whole', async () => {
    const { list } = await allNotices();
    expect(list).toHaveLength(60);
    for (const { id } of list) {
      const { contentHtml } = await get<NoticeDetail>('notice/view', { id });
      expect(contentHtml).not.toMatch(/undefined|NaN|\{f\}/);
      expect(contentHtml.length).toBeGreaterThan(200);
    }
  });
});

describe('questions', () => {
  it('are 120, twenty of each category, none asked twice', async () => {
    const pages = await Promise.all(
      [1, 2].map((current) =>
        get<Page<QuestionAnswer>>('questionandanswer/search', { current, pageSize: 60 }),
      ),
    );
    const all = pages.flatMap(({ list }) => list);
    expect(all).toHaveLength(120);
    expect(new Set(all.map(({ question }) => question)).size).toBe(120);
    expect(new Set(all.map(({ answerHtml }) => answerHtml)).size).toBe(120);
    expect(all.filter(({ answerHtml }) => answerHtml.length < 20)).toEqual([]);
  });

  it('are found by id, category and words of question or answer', async () => {
    const find = (query: Record<string, string>) =>
      get<Page<QuestionAnswer>>('questionandanswer/search', query);
    expect((await find({ id: examples.question })).list.map(({ id }) => id)).toEqual([
      examples.question,
    ]);
    expect((await find({ category: 'interview' })).total).toBe(20);
    expect((await find({ keyword: '学信网' })).total).toBeGreaterThan(1);
    expect((await find({ keyword: '</p>' })).total).toBe(0);
  });
});

describe('texts and banners', () => {
  it('are the privacy text, the agreement and the consent to sensitive data', async () => {
    const texts = await get<PolicyText[]>('tidingsdirectory/searchPrivacy');
    expect(texts.map(({ docId }) => docId)).toEqual(['privacy', 'agreement', 'sensitive']);
  });

  it('say how each consent is withdrawn (PIPL art. 15)', async () => {
    const texts = await get<PolicyText[]>('tidingsdirectory/searchPrivacy');
    const html = (docId: string) => texts.find((text) => text.docId === docId)?.contentHtml;
    expect(html('privacy')).toMatch(/撤回对背景调查的同意：公示前在“我的投递”撤回该投递/);
    expect(html('privacy')).toMatch(/撤回对敏感个人信息处理的同意：在简历中清除/);
    expect(html('sensitive')).toMatch(/可以随时撤回/);
  });

  it('have pictures that need no token and links inside the portal or with https', async () => {
    const banners = await get<Banner[]>('tidingsdirectory/getBanner');
    expect(banners.length).toBeGreaterThan(2);
    for (const { imageFileId, link } of banners) {
      expect(link).toMatch(/^(\/(?!\/)|https:\/\/)/);
      const picture = await client.get(`/pt/portal/file/view/${imageFileId}`);
      expect(picture.headers['content-type']).toContain('image/');
    }
  });
});

describe('lists to choose from', () => {
  it('know provinces, cities and districts by GB/T 2260', async () => {
    const tree = await get<Region[]>('profile/region/treejson');
    expect(tree).toHaveLength(34);
    const jiangsu = tree.find(({ code }) => code === '320000');
    const nanjing = jiangsu?.children?.find(({ code }) => code === '320100');
    expect([jiangsu?.name, nanjing?.name]).toEqual(['江苏省', '南京市']);
    expect(nanjing?.children?.find(({ code }) => code === '320102')?.name).toBe('玄武区');
  });

  it('name no level that is no place', async () => {
    const tree = await get<Region[]>('profile/region/treejson');
    expect(JSON.stringify(tree)).not.toMatch(/市辖区|行政区划|"name":"县"/);
    const beijing = tree.find(({ code }) => code === '110000');
    expect(beijing?.children?.find(({ code }) => code === '110108')?.name).toBe('海淀区');
  });

  it('know 管理, 专业技术 and 专业技能 with their children', async () => {
    const tree = await get<Category[]>('careercategory/tree');
    expect(tree.map(({ code, name }) => [code, name])).toEqual([
      ['management', '管理'],
      ['technical', '专业技术'],
      ['skilled', '专业技能'],
    ]);
    expect(tree.every(({ children = [] }) => children.length >= 8)).toBe(true);
  });

  it('know majors as a tree, by parent and by words', async () => {
    const tree = await get<Major[]>('major/list');
    expect(tree).toHaveLength(13);
    const computing = await get<Major[]>('major/list', { parentCode: '0809' });
    expect(computing).toContainEqual({ code: '080902', name: '软件工程' });
    expect(computing.every(({ code }) => /^0809\d\d$/.test(code))).toBe(true);
    const nursing = await get<Major[]>('major/list', { keyword: '护理' });
    expect(nursing.map(({ code }) => code)).toEqual(['1011', '101101']);
  });

  it('know schools by words, as many as asked for', async () => {
    const schools = await get<School[]>('school/list', { keyword: '理工', limit: 5 });
    expect(schools).toHaveLength(5);
    expect(schools.every(({ name }) => name.includes('理工'))).toBe(true);
  });

  it('stay whole on a server without data, where hot enterprises are none', async () => {
    const empty = previewClient({ server: 'empty' });
    expect(await empty.data<Region[]>('/pt/portal/rest/profile/region/treejson')).toHaveLength(34);
    expect(await empty.data<Enterprise[]>('/pt/portal/rest/hotenterprise/list')).toEqual([]);
    const hot = await get<Enterprise[]>('hotenterprise/list');
    const counts = hot.map((one) => one.positionCountWithChildren);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
    expect(hot).toHaveLength(8);
  });
});
