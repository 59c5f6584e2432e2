import { type Ask, type Handler, pageOf } from './ask';
import { day, iso } from './moments';
import { Refusal } from './refusal';

const unit = {
  id: 'unit-7',
  name: '云杉后勤技术中心',
  shortName: '云杉技术',
  nature: 'institution',
  industry: 'technology',
  scale: '100-499',
  regionCode: '510100',
  positionCount: 24,
  positionCountWithChildren: 24,
};

const names = [
  '软件测试工程师',
  '档案管理员',
  '车辆维修技师',
  '软件开发工程师',
  '营养配餐员',
  '网络运维员',
];

/** The one that the main job is tried with. */
export const wantedName = '软件开发工程师（云杉）';

function position(place: number, now: number) {
  return {
    id: `pos-${100 + place}`,
    code: `YS-${String(900 - place)}`,
    name: place === 23 ? wantedName : `${names[place % names.length]}（${place + 1} 组）`,
    enterpriseId: unit.id,
    enterpriseName: unit.name,
    categoryCode: 'technical',
    recruitType: 'social',
    regionCode: '510100',
    regionName: '四川省成都市',
    headcount: 1 + (place % 3),
    education: 'bachelor',
    majorCodes: [],
    source: [],
    publishedAt: iso(now - (place + 1) * day),
    opensAt: iso(now - (place + 1) * day),
    closesAt: iso(now + (60 - place) * day),
    state: 'open',
  };
}

type Position = ReturnType<typeof position>;

/** Text by its characters' numbers: this server's own order where none is asked for. */
const byCode = (one: Position, other: Position) => (one.code < other.code ? -1 : 1);
const byMoment =
  (field: 'publishedAt' | 'closesAt', way: 1 | -1) => (one: Position, other: Position) =>
    one[field] < other[field] ? -way : way;

/** The positions, and the calls about them. */
export function createPositions(now: number) {
  const all = Array.from({ length: 24 }, (_, place) => position(place, now)).sort(byCode);

  /** The position as the caller sees it. */
  function shown(one: Position, { account }: Ask) {
    const own = account?.applications.find(
      ({ targetId, status, isBegun }) =>
        targetId === one.id && status !== 'withdrawn' && (isBegun || status !== 'draft'),
    );
    return {
      ...one,
      collected: account?.collected.has(one.id) ?? false,
      ...(own && { deliveryId: own.id }),
    };
  }

  function find(id: unknown): Position {
    const found = all.find((one) => one.id === id);
    if (!found) throw new Refusal('NOT_FOUND', '没有这个岗位');
    return found;
  }

  function matching({ keyword, ids, state }: Ask['query']): Position[] {
    const words = String(keyword ?? '').split(/\s+/);
    return all.filter(
      (one) =>
        (!Array.isArray(ids) || ids.includes(one.id)) &&
        (state === undefined || state === one.state) &&
        words.every((word) => one.name.includes(word) || one.enterpriseName.includes(word)),
    );
  }

  const search: Handler = (ask) => {
    const { sort } = ask.query;
    const found = matching(ask.query);
    if (sort === 'newest') found.sort(byMoment('publishedAt', -1));
    if (sort === 'closing') found.sort(byMoment('closesAt', 1));
    const page = pageOf(found, ask.query);
    return { ...page, list: page.list.map((one) => shown(one, ask)) };
  };

  const view: Handler = (ask) => ({
    ...shown(find(ask.path.recruitmentId), ask),
    dutiesHtml: '<p>编写并维护后勤系统。</p>',
    otherConditions: '',
    shortlistRatio: '1:3',
    contactPhone: '028-00000000',
    enterprise: unit,
  });

  const conditions: Handler = ({ query }) => ({
    total: matching(query).length,
    facets: [
      {
        key: 'recruitType',
        label: '招聘类型',
        options: [{ code: 'social', label: '社会招聘', count: matching(query).length }],
      },
    ],
    without: [],
  });

  const calls: Record<string, Handler> = {
    searchPositions: search,
    getPosition: view,
    getSearchConditions: conditions,
    getRelatedPositions: (ask) => {
      find(ask.query.recruitmentId);
      return all.slice(0, 3).map((one) => shown(one, ask));
    },
    listAllEnterprises: () => [{ id: unit.id, name: unit.name }],
    listHotEnterprises: () => [unit],
  };
  return { calls, find, shown };
}

export type Positions = ReturnType<typeof createPositions>;
