import { useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import AsyncContent from '@/components/AsyncContent';
import InView from '@/components/InView';
import PositionRow from '@/features/positions/shared/PositionRow';
import { usePositions } from '@/features/positions/shared/usePositions';
import { useT } from '@/hooks/useT';
import Section, { SectionSkeleton } from './Section';

const shown = 5;
const all = '/searchPosition/all';
const paths = {
  newest: `${all}?state=open`,
  closing: `${all}?state=open&sort=closing`,
} as const;

type Sort = keyof typeof paths;

/** The section with its heading. */
function PositionsFrame({ sort, children }: { sort: Sort; children: ReactNode }) {
  const t = useT();
  return (
    <Section
      title={t(`home.${sort}.title`)}
      more={{ label: t(`home.${sort}.more`), to: paths[sort] }}
    >
      {children}
    </Section>
  );
}

/** As high as the positions. */
function PositionsSkeleton() {
  return <SectionSkeleton rows={shown} height={99} narrowHeight={113} />;
}

/** The first open positions: the newest, or those that close soonest. */
export default function PositionsSection({ sort }: { sort: Sort }) {
  return (
    <PositionsFrame sort={sort}>
      <InView placeholder={<PositionsSkeleton />}>
        <Positions sort={sort} />
      </InView>
    </PositionsFrame>
  );
}

function Positions({ sort }: { sort: Sort }) {
  const t = useT();
  const { pathname } = useLocation();
  const request = usePositions({ sort, state: 'open', current: 1, pageSize: shown });
  return (
    <AsyncContent
      data={request.data?.list}
      request={request}
      failureTitle={t('home.positions.failed')}
      empty={{
        title: t('home.positions.empty'),
        hint: t('home.positions.emptyHint'),
        action: { label: t('home.positions.emptyAction'), to: all },
      }}
      skeleton={<PositionsSkeleton />}
      row={(position) => <PositionRow position={position} src="home" backPath={pathname} />}
    />
  );
}
