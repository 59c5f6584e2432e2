import type { PositionDetail, Resume } from '@/services/types';

/** A position that asks for nothing; applications close on 2026-12-05. */
export function undemanding(): PositionDetail {
  return {
    id: '200001',
    code: 'JS10003-0001',
    name: '后端服务开发工程师',
    enterpriseId: '10003',
    enterpriseName: '济南青岚精密机械研究所',
    categoryCode: 'technical-software',
    enterprise: {
      id: '10003',
      name: '济南青岚精密机械研究所',
      shortName: '青岚精密',
      nature: 'institution',
      industry: 'equipment',
      scale: '500-999',
      regionCode: '370100',
      positionCount: 17,
      positionCountWithChildren: 17,
    },
    recruitType: 'social',
    regionCode: '370102',
    regionName: '山东省济南市历下区',
    headcount: 1,
    education: 'other',
    majorCodes: [],
    source: [],
    publishedAt: '2026-11-01T09:00:00+08:00',
    opensAt: '2026-11-01T09:00:00+08:00',
    closesAt: '2026-12-05T18:00:00+08:00',
    state: 'open',
    collected: false,
    dutiesHtml: '',
    otherConditions: '  ',
    shortlistRatio: '1:3',
    contactPhone: '010-00000000',
  };
}

/** A position that asks for everything. */
export function demanding(): PositionDetail {
  return {
    ...undemanding(),
    education: 'master',
    degree: 'master',
    minAge: 25,
    maxAge: 40,
    political: '01',
    experienceYears: 5,
    majorCodes: ['080901', '1201'],
    source: ['veteran', 'social'],
    qualification: '信息系统项目管理师',
    otherConditions: '会使用项目管理软件',
  };
}

type Education = Resume['education'][number];
export const school = (education: string, more: Partial<Education> = {}): Education => ({
  id: education,
  school: '青岚理工大学',
  major: '软件工程',
  majorCode: '080902',
  education,
  start: '2016-09',
  end: '2020-06',
  ...more,
});

export const work = (start: string, end?: string, internship = false): Resume['work'][number] => ({
  id: start,
  employer: 'a',
  post: 'b',
  start,
  end,
  internship,
});

export const service = (enlistedAt: string, dischargedAt?: string): Resume['service'][number] => ({
  ...{ id: enlistedAt, unit: 'a', post: 'b' },
  enlistedAt,
  dischargedAt,
});
