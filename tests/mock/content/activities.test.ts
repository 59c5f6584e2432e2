import type { Page } from '../../../mock/_preview/paging';
import { examples } from '../../../mock/_preview/seed/examples';
import type { Activity, ActivityDetail } from '../../../src/services/types';
import { previewClient } from '../../helpers/previewApp';
import { noon } from '../recruitment/support';

const client = previewClient();
const find = (query: Record<string, string | number> = {}) =>
  client.data<Page<Activity>>('/pt/portal/rest/activity/search', {
    query: { pageSize: 100, ...query },
  });
const view = (id: string) =>
  client.data<ActivityDetail>('/pt/portal/rest/activity/view', { query: { id } });

beforeAll(() => {
  process.env.PREVIEW_NOW = noon;
});

afterAll(() => {
  delete process.env.PREVIEW_NOW;
});

describe('activities', () => {
  it('are 40, in every state and of both types, each state following from the dates', async () => {
    const { list, total } = await find();
    expect(total).toBe(40);
    expect(new Set(list.map(({ state }) => state)).size).toBe(4);
    expect(new Set(list.map(({ type }) => type)).size).toBe(2);
    const at = Date.parse(noon);
    for (const one of list) {
      const [from, to, start, end] = [one.enrolFrom, one.enrolTo, one.startsAt, one.endsAt].map(
        (date) => Date.parse(date),
      );
      const isEnrolling = at >= (from ?? 0) && at < (to ?? 0);
      const expected =
        at >= (end ?? 0)
          ? 'ended'
          : at >= (start ?? 0)
            ? 'running'
            : isEnrolling
              ? 'enrolling'
              : 'upcoming';
      expect(one.state).toBe(expected);
    }
  });

  it('come in the order in which they matter', async () => {
    const states = (await find()).list.map(({ state }) => state);
    const order = ['enrolling', 'running', 'upcoming', 'ended'];
    const ranks = states.map((state) => order.indexOf(state));
    expect(ranks).toEqual([...ranks].sort());
  });

  it('are found by state, type, unit, words and days', async () => {
    const enrolling = await find({ state: 'enrolling', type: 'jobFair' });
    expect(enrolling.list.map(({ state, type }) => `${state} ${type}`)).toEqual(
      enrolling.list.map(() => 'enrolling jobFair'),
    );
    const { enterprises, title } = await view(examples.enrollingActivity);
    const ofUnit = await find({ enterpriseId: enterprises[0]?.id ?? '', keyword: title });
    expect(ofUnit.list.map(({ id }) => id)).toEqual([examples.enrollingActivity]);
    const december = await find({ from: '2026-12-01', to: '2026-12-05' });
    expect(
      december.list.every((one) => one.endsAt >= '2026-12-01' && one.startsAt < '2026-12-06'),
    ).toBe(true);
    expect((await find({ enterpriseId: '1' })).total).toBe(0);
  });

  it.each([
    ['enrollingActivity', 'enrolling'],
    ['upcomingActivity', 'upcoming'],
    ['runningActivity', 'running'],
    ['endedActivity', 'ended'],
    ['fullSessionActivity', 'enrolling'],
  ] as const)('%s is %s', async (name, state) => {
    expect((await view(examples[name])).state).toBe(state);
  });

  it('count what their enterprises offer', async () => {
    const detail = await view(examples.enrollingActivity);
    expect(detail.enterpriseCount).toBe(detail.enterprises.length);
    expect(detail.positionCount).toBe(
      detail.enterprises.reduce((sum, one) => sum + one.positionCount, 0),
    );
    expect(detail.headcount).toBeGreaterThanOrEqual(detail.positionCount);
  });

  it('have sessions with seats within their days, one example with a full first session', async () => {
    const full = await view(examples.fullSessionActivity);
    expect(full.sessions.map(({ remaining }) => remaining > 0).slice(0, 2)).toEqual([false, true]);
    for (const { startsAt, endsAt, capacity, remaining } of full.sessions) {
      expect(startsAt >= full.startsAt && endsAt <= full.endsAt && startsAt < endsAt).toBe(true);
      expect(remaining).toBeLessThanOrEqual(capacity);
    }
  });

  it('tell the candidate of the enrolment begun, once a session was chosen', async () => {
    const candidate = previewClient({ persona: 'complete' });
    const targetId = examples.enrollingActivity;
    const open = (sessionId?: string) =>
      candidate.data<{ deliveryId: string }>('/pt/usercenter/rest/applicationdelivery/open', {
        method: 'POST',
        body: { kind: 'activity', targetId, ...(sessionId && { sessionId }) },
      });
    const seen = () =>
      candidate.data<ActivityDetail>('/pt/portal/rest/activity/view', { query: { id: targetId } });
    await open();
    expect(await seen()).not.toHaveProperty('deliveryId');
    const draft = await open((await view(targetId)).sessions[0]?.id);
    expect(await seen()).toMatchObject({ deliveryId: draft.deliveryId, enrolmentStatus: 'draft' });
    expect((await view(targetId)).deliveryId).toBeUndefined();
  });

  it('are not found by an unknown id', async () => {
    expect((await client.get('/pt/portal/rest/activity/view', { id: '1' })).status).toBe(404);
  });
});
