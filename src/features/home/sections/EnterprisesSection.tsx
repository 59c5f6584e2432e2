import { Link } from '@umijs/max';
import Later from '@/components/Later';
import Loaded from '@/components/Loaded';
import { useCall } from '@/hooks/useCall';
import { useT } from '@/hooks/useT';
import { listHotEnterprises } from '@/services/content';
import styles from './Names.module.css';
import Section from './Section';
import SectionSkeleton from './SectionSkeleton';

const shown = 8;
const skeleton = { rows: shown / 2, height: 56, narrowHeight: 108 };

/** Enterprises that many ask for, each leading to its positions and its subordinates'. */
export default function EnterprisesSection() {
  const t = useT();
  return (
    <Section title={t('home.enterprises.title')}>
      <Later placeholder={<SectionSkeleton {...skeleton} />}>
        <Enterprises />
      </Later>
    </Section>
  );
}

function Enterprises() {
  const t = useT();
  const request = useCall(async () => (await listHotEnterprises()).slice(0, shown));
  return (
    <Loaded
      isCompact
      list={request.data}
      request={request}
      failureTitle={t('home.enterprises.failed')}
      empty={{ title: t('home.enterprises.empty'), hint: t('home.enterprises.emptyHint') }}
      skeleton={<SectionSkeleton {...skeleton} />}
    >
      {(enterprises) => (
        <ul className={styles.list}>
          {enterprises.map(({ id, name, positionCountWithChildren: count }) => (
            <li key={id}>
              <Link
                to={`/searchPosition/all?${new URLSearchParams({ enterpriseId: id, state: 'open' })}`}
              >
                <span lang="zh-CN">{name}</span>
                <span className="quiet">{t('home.enterprises.count', { count })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
