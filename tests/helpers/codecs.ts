import { collectionView } from '@/features/account/collections/collectionView';
import { activityList } from '@/features/activities/list/listState';
import { appointmentView } from '@/features/appointments/appointmentView';
import { noticeList } from '@/features/content/notices/noticeState';
import { questionList } from '@/features/content/questions/questionState';
import { deliveryView } from '@/features/deliveries/shared/deliveryView';
import { positionList, unitView } from '@/features/enterprises/parts/listState';
import { notificationList } from '@/features/notifications/notificationState';
import { enterpriseList } from '@/features/positions/search/enterprises/enterpriseState';
import { listKeys, searchCodec } from '@/features/positions/search/urlState';
import type { UrlCodec } from '@/utils/listCodec';

/** A codec by what it makes of queries. */
const through = <S>({ parse, format }: UrlCodec<S>) => ({
  read: (query: string): unknown => parse(new URLSearchParams(query)),
  rewrite: (query: string) => format(parse(new URLSearchParams(query))),
});

/** A code that each filter of the search takes. */
const codes: Partial<Record<string, string>> = { recruitType: 'social', meets: 'age' };
const everyList = listKeys.map((key) => `${key}=${codes[key] ?? 'a'}`).join('&');

/** Each list by name, with a query that sets all of its parts to something else than usual. */
export const codecs: Record<string, ReturnType<typeof through> & { full: string }> = {
  collections: { ...through(collectionView), full: '?sort=collected&current=3' },
  activities: {
    ...through(activityList),
    full: '?state=ended&type=jobFair&keyword=a&from=2026-01-02&to=2026-02-03&current=2',
  },
  'activities of a month': { ...through(activityList), full: '?view=month&month=2026-03' },
  appointments: { ...through(appointmentView), full: '?view=month&month=2025-03' },
  notices: {
    ...through(noticeList),
    full: '?type=policy&keyword=a&from=2026-01-02&to=2026-02-03&current=2',
  },
  questions: { ...through(questionList), full: '?category=interview&keyword=a&current=2' },
  deliveries: {
    ...through(deliveryView),
    full: '?group=ended&current=2&keyword=a&deliveryId=1&applyId=a%2F1&view=table',
  },
  positions: { ...through(positionList), full: '?sort=closing&scope=own&current=2' },
  enterprises: {
    ...through(enterpriseList),
    full: '?unitName=a&unitNature=b&unitIndustry=c&unitRegion=d&unitPage=2',
  },
  unit: { ...through(unitView), full: '?tab=notices&current=2' },
  notifications: { ...through(notificationList), full: '?type=review&unread=1&current=2' },
  search: {
    ...through(searchCodec('all')),
    full: `?keyword=a&enterpriseId=1&scope=own&${everyList}&salaryFrom=8000&publishedWithin=7&closesWithin=3&state=open&sort=closing&view=table&current=3`,
  },
};
