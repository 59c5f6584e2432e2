import { Link } from '@umijs/max';
import AsyncContent from '@/components/AsyncContent';
import shared from '@/components/shared.module.css';
import { usePositionRegions } from '@/features/positions/shared/usePositions';
import { useT } from '@/hooks/useT';
import HomePage from './HomePage';
import ActivitiesSection from './sections/ActivitiesSection';
import BannersSection from './sections/BannersSection';
import EnterprisesSection from './sections/EnterprisesSection';
import styles from './sections/Names.module.css';
import PositionsSection from './sections/PositionsSection';
import Section, { SectionSkeleton } from './sections/Section';

/** The home page that starts with enterprises and regions (spec §2, /home3). */
export default function EnterprisesHomeScreen() {
  return (
    <HomePage
      variant="enterprises"
      lead={
        <>
          <EnterprisesSection />
          <RegionsSection />
          <BannersSection />
        </>
      }
      main={
        <>
          <PositionsSection sort="closing" />
          <PositionsSection sort="newest" />
          <ActivitiesSection />
        </>
      }
    />
  );
}

const path = '/searchPosition/region';

/** The regions with open positions and their numbers; each links to its positions. */
function RegionsSection() {
  const t = useT();
  const request = usePositionRegions({ state: 'open' });
  return (
    <Section
      title={t('home.regions.title')}
      more={{ label: t('home.regions.more'), to: `${path}?state=open` }}
    >
      <AsyncContent
        data={request.data?.filter(({ count }) => count > 0)}
        request={request}
        failureTitle={t('home.regions.failed')}
        empty={{ title: t('home.regions.empty'), hint: t('home.positions.emptyHint') }}
        skeleton={<SectionSkeleton rows={8} height={48} narrowHeight={104} />}
      >
        {(regions) => (
          <ul
            className={`${shared.grid} ${styles.tight}`}
            style={{ padding: '8px calc(var(--inset) - 8px)' }}
          >
            {regions.map(({ code, name, count }) => (
              <li key={code}>
                <Link to={`${path}?${new URLSearchParams({ regionCode: code, state: 'open' })}`}>
                  <span lang="zh-CN">{name}</span>
                  <span className="quiet">
                    {count >= 0 && t('home.enterprises.count', { count })}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </AsyncContent>
    </Section>
  );
}
