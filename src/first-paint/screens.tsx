import type { ReactNode } from 'react';
import PageHead from '@/components/PageHead';
import NoticeHead from '@/features/content/notice/NoticeHead';
import HomePage from '@/features/home/HomePage';
import PositionsSection from '@/features/home/sections/PositionsSection';
import PositionHead from '@/features/positions/detail/PositionHead';
import PositionRow from '@/features/positions/shared/PositionRow';
import { useT } from '@/hooks/useT';
import NoticePage from '@/pages/notice/$id/index';
import PositionPage from '@/pages/recruitmentview/$id/index';
import SearchPage from '@/pages/searchPosition/$searchType';
import type { NoticeDetail, PositionDetail } from '@/services/types';
import type { ScreenName } from './firstCalls';

interface FirstScreen {
  /** Umi's ids of its routes (src/pages). */
  routes: readonly string[];
  /** Drawn as it looks while its first answer loads; without it only the calls begin early. */
  screen?: ReactNode;
  /** What the first answer fills, with marks in place of its values: an item of its list, or a head. */
  fill?: ReactNode;
}

/** Any moment: times of the first answer are not shown (first-paint/firstPaint.css), as their words change. */
const moment = '2026-01-01T00:00:00+08:00';

/** With marks for what the first answer fills in (first-paint/page). */
const position = {
  id: '__id__',
  name: '__name__',
  enterpriseName: '__enterpriseName__',
  regionName: '__regionName__',
  state: 'open',
  recruitType: 'social',
  headcount: 1,
  majorCodes: [],
  opensAt: moment,
  closesAt: '2999-01-01T00:00:00+08:00',
} as unknown as PositionDetail;

const notice = {
  title: '__title__',
  publishedAt: moment,
  type: 'recruitment',
} as NoticeDetail;

function Notices() {
  const t = useT();
  return <PageHead title={t('content.notice.title')} intro={t('content.notice.intro')} />;
}

const row = (
  <li>
    <PositionRow position={position} src="search" backPath="" />
  </li>
);

/** The pages of the site map that begin before the portal runs. */
export const screens: Readonly<Record<ScreenName, FirstScreen>> = {
  home: {
    routes: ['home/index', 'index'],
    // Of the home page what a first view holds.
    screen: <HomePage variant="positions" main={<PositionsSection sort="closing" />} side={null} />,
    fill: row,
  },
  search: {
    routes: ['searchPosition/$searchType'],
    screen: <SearchPage />,
    fill: row,
  },
  position: {
    routes: [
      'recruitmentview/$id/index',
      'recruitmentview/$id/$src/index',
      'recruitmentview/$id/$src/$backUrl',
    ],
    screen: <PositionPage />,
    fill: <PositionHead position={position} />,
  },
  notices: { routes: ['notice/index'], screen: <Notices /> },
  notice: {
    routes: ['notice/$id/index', 'notice/$id/$src'],
    screen: <NoticePage />,
    fill: <NoticeHead notice={notice} />,
  },
  activities: { routes: ['applyActivity/index'] },
  questions: { routes: ['questionandanswer'] },
};
