import { useLocation } from '@umijs/max';
import AsyncList from '@/components/AsyncList';
import LazySection from '@/components/LazySection';
import PositionRow from '@/features/positions/shared/PositionRow';
import { usePositions } from '@/features/positions/shared/usePositions';
import { useT } from '@/hooks/useT';
import Section from './Section';
import SectionSkeleton from './SectionSkeleton';

const shown = 5;
const skeleton = { rows: shown, height: 99, narrowHeight: 111 };
const all = '/searchPosition/all';
const paths = {
  newest: `${all}?state=open`,
  closing: `${all}?state=open&sort=closing`,
} as const;

/** The first open positions: the newest, or those that close soonest. */
export default function PositionsSection({ sort }: { sort: keyof typeof paths }) {
  const t = useT();
  return (
    <Section
      title={t(`home.${sort}.title`)}
      more={{ label: t(`home.${sort}.more`), to: paths[sort] }}
    >
      <LazySection placeholder={<SectionSkeleton {...skeleton} />}>
        <Positions sort={sort} />
      </LazySection>
    </Section>
  );
}

function Positions({ sort }: { sort: keyof typeof paths }) {
  const t = useT();
  const { pathname } = useLocation();
  const request = usePositions({ sort, state: 'open', current: 1, pageSize: shown });
  return (
    <AsyncList
      isCompact
      data={request.data?.list}
      request={request}
      failureTitle={t('home.positions.failed')}
      empty={{
        title: t('home.positions.empty'),
        hint: t('home.positions.emptyHint'),
        action: { label: t('home.positions.emptyAction'), to: all },
      }}
      skeleton={<SectionSkeleton {...skeleton} />}
      row={(position) => <PositionRow position={position} src="home" backPath={pathname} />}
    />
  );
}
