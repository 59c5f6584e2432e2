import { useLocation } from '@umijs/max';
import Later from '@/components/Later';
import Loaded from '@/components/Loaded';
import PositionRow from '@/features/positions/shared/PositionRow';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { searchPositions } from '@/services/recruitment';
import Section from './Section';
import SectionSkeleton from './SectionSkeleton';

const shown = 5;
const skeleton = { rows: shown, height: 99, narrowHeight: 111 };
const all = '/searchPosition/all';
const paths = {
  newest: `${all}?state=open`,
  closing: `${all}?state=open&sort=closing`,
} as const;

/** The first open positions in one order: newest, or closing soonest. */
export default function PositionsSection({ sort }: { sort: keyof typeof paths }) {
  const t = useT();
  return (
    <Section
      title={t(`home.${sort}.title`)}
      more={{ label: t(`home.${sort}.more`), to: paths[sort] }}
    >
      <Later placeholder={<SectionSkeleton {...skeleton} />}>
        <Positions sort={sort} />
      </Later>
    </Section>
  );
}

function Positions({ sort }: { sort: keyof typeof paths }) {
  const t = useT();
  const { pathname } = useLocation();
  const request = useCall(() =>
    searchPositions({ sort, state: 'open', current: 1, pageSize: shown }),
  );
  return (
    <Loaded
      isCompact
      list={request.data?.list}
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
