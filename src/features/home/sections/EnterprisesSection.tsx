import { Link } from '@umijs/max';
import AsyncContent from '@/components/AsyncContent';
import shared from '@/components/shared.module.css';
import { useT } from '@/hooks/useT';
import Section, { SectionSkeleton } from './Section';
import { useHotEnterprises } from './useHome';

const shown = 8;
const skeleton = <SectionSkeleton rows={shown / 2} height={56} narrowHeight={108} />;

/** The most popular enterprises; each links to the positions of its whole tree. */
export default function EnterprisesSection() {
  const t = useT();
  return (
    <Section title={t('home.enterprises.title')} placeholder={skeleton}>
      <Enterprises />
    </Section>
  );
}

function Enterprises() {
  const t = useT();
  const request = useHotEnterprises();
  return (
    <AsyncContent
      data={request.data?.slice(0, shown)}
      request={request}
      failureTitle={t('home.enterprises.failed')}
      empty={{ title: t('home.enterprises.empty'), hint: t('home.enterprises.emptyHint') }}
      skeleton={skeleton}
    >
      {(enterprises) => (
        <ul className={shared.grid} style={{ padding: '8px calc(var(--inset) - 8px)' }}>
          {enterprises.map(({ id, name, positionCountWithChildren: count }) => (
            <li key={id}>
              <Link
                to={`/searchPosition/all?${new URLSearchParams({ enterpriseId: id, state: 'open' })}`}
              >
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
  );
}
