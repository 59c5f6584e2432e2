import { Link, useLocation } from '@umijs/max';
import AsyncContent from '@/components/AsyncContent';
import PositionRow from '@/features/positions/shared/PositionRow';
import { usePositions } from '@/features/positions/shared/usePositions';
import { useT } from '@/hooks/useT';
import styles from './Notice.module.css';

/** The largest page (contract: Pages); where more positions are left out, a text says so. */
const limit = 50;

/** The positions that a notice names. */
export default function RelatedPositions({ ids }: { ids: readonly string[] }) {
  const t = useT();
  const { pathname } = useLocation();
  const request = usePositions({ ids: ids.slice(0, limit), current: 1, pageSize: limit });
  const { list = [], total = 0 } = request.data ?? {};
  const rest = Math.max(0, ids.length - limit) + total - list.length;
  return (
    <>
      <div className={styles.positions}>
        <AsyncContent
          data={request.data?.list}
          skeleton={Math.min(ids.length, 3)}
          request={request}
          failureTitle={t('content.notice.positionsFailed')}
          empty={{
            title: t('content.notice.positionsGone'),
            action: { label: t('content.notice.toPositions'), to: '/searchPosition/all' },
          }}
          row={(position) => <PositionRow position={position} src="notice" backPath={pathname} />}
        />
      </div>
      {rest > 0 && (
        <p className="quiet" style={{ marginTop: 12 }}>
          <span>{t('content.notice.morePositions', { count: rest })}</span>{' '}
          <Link to="/searchPosition/all">{t('content.notice.toPositions')}</Link>
        </p>
      )}
    </>
  );
}
