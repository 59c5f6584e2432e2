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
  const { data, error, loading, refresh } = useCall(async () => {
    const page = await searchPositions({ sort, state: 'open', current: 1, pageSize: shown });
    return page.list;
  });
  return (
    <Loaded
      isCompact
      list={data}
      isLoading={loading}
      {...{ error, refresh }}
      failureTitle={t('home.positions.failed')}
      empty={{
        title: t('home.positions.empty'),
        hint: t('home.positions.emptyHint'),
        action: { label: t('home.positions.emptyAction'), to: all },
      }}
      skeleton={<SectionSkeleton {...skeleton} />}
    >
      {(positions) => (
        <ul className="lines">
          {positions.map((position) => (
            <li key={position.id}>
              <PositionRow position={position} src="home" backPath={pathname} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
