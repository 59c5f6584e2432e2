import { Link } from '@umijs/max';
import Loaded from '@/components/Loaded';
import PositionRow from '@/features/positions/shared/PositionRow';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { searchPositions } from '@/services/recruitment';
import styles from './Notice.module.css';

interface RelatedPositionsProps {
  ids: readonly string[];
  /** This notice's own path, for the way back. */
  backPath: string;
}

/** As many as the server gives on one page; a notice that names more says so. */
const limit = 50;

/** The positions that a notice is about. */
export default function RelatedPositions({ ids, backPath }: RelatedPositionsProps) {
  const t = useT();
  const wanted = ids.slice(0, limit);
  const request = useLatestRequest(
    (signal) => searchPositions({ ids: wanted, current: 1, pageSize: limit }, { signal }),
    [wanted.join()],
  );
  return (
    <>
      <Loaded
        list={request.data?.list}
        skeleton={Math.min(ids.length, 3)}
        request={request}
        failureTitle={t('content.notice.positionsFailed')}
        empty={{
          title: t('content.notice.positionsGone'),
          action: { label: t('content.notice.toPositions'), to: '/searchPosition/all' },
        }}
      >
        {(positions) => (
          <ul className={styles.positions}>
            {positions.map((position) => (
              <li key={position.id}>
                <PositionRow position={position} src="notice" backPath={backPath} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {ids.length > limit && (
        <p className={styles.more}>
          {t('content.notice.morePositions', { count: ids.length - limit })}{' '}
          <Link to="/searchPosition/all">{t('content.notice.toPositions')}</Link>
        </p>
      )}
    </>
  );
}
