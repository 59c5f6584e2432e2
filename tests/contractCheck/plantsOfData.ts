import { asked, grown, later, listOf, moved, put, type Row, turn, without } from './changes';

/** Plants of the kinds in tools/contract-check/check/kinds/data.ts. */
export const dataPlants: Row[] = [
  ['field-missing', 'searchNotices', () => without('data.list.0.publishedAt')],
  ['field-null', 'listEnterprises', () => put('data.list.0.parentId', null)],
  ['field-unknown', 'getEnterpriseIntroduction', () => put('data.legalPerson', '某人')],
  [
    'field-renamed',
    'searchQuestions',
    () => moved('data.list.0.answerHtml', 'data.list.0.answer_html'),
  ],
  ['number-as-text', 'searchActivities', () => put('data.list.0.headcount', '900')],
  ['text-as-number', 'getAppointmentSlots', () => put('data.0.id', 12)],
  ['boolean-as-other', 'getAccountInfo', () => put('data.mobileVerified', 1)],
  ['list-as-other', 'viewResume', () => put('data.basic.sources', 'social,veteran')],
  ['field-type', 'editResume', () => put('data.rules.0', 'basic')],
  [
    'time-as-number',
    'getCollectedPositions',
    () => put('data.list.0.collectedAt', 1_793_840_400_000),
  ],
  ['time-format', 'getNotifications', () => put('data.list.0.createdAt', '2026-11-01 09:00:00')],
  ['date-format', 'getRegisteredInfo', () => put('data.birthDate', '1996/11/22')],
  ['uri-format', 'getEnterpriseIntroduction', () => put('data.website', 'www.example.com')],
  ['text-pattern', 'getPosition', () => put('data.shortlistRatio', '5:1')],
  ['number-range', 'getPositionCounts', () => put('data.intern', -1)],
  ['list-too-long', 'getRelatedPositions', () => turn('data', grown)],
  ['enum-unknown', 'searchPositions', () => put('data.list.1.state', 'paused')],
  ['term-unknown', 'listEnterprises', () => put('data.list.1.nature', 'unheard-of')],
  [
    'paging-renamed',
    'searchQuestions',
    () => moved('data.list', 'data.records', asked('current=2')),
  ],
  [
    'page-from-zero',
    'listEnterprises',
    () => turn('data', (found) => ({ ...Object(found), list: [], total: 1 }), asked('keyword=')),
  ],
  ['page-size-ignored', 'searchQuestions', () => turn('data.list', grown)],
  ['page-echo', 'searchNotices', () => put('data.current', 7)],
  ['total-too-small', 'searchActivities', () => put('data.total', 1)],
  ['page-short', 'searchPositions', () => turn('data.list', (list) => listOf(list).slice(0, -1))],
  [
    'id-repeated',
    'listEnterprises',
    () => turn('data.list', (list) => listOf(list).with(1, listOf(list)[0])),
  ],
  ['page-repeats', 'searchQuestions', () => later('data.list.0', 'current=2', 'data.list.0')],
  [
    'page-beyond',
    'getCollectedPositions',
    () => later('data.list.0', 'current=99999', 'data.list.0'),
  ],
];
