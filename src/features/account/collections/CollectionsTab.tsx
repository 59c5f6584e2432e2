import { useLocation } from '@umijs/max';
import { Checkbox, Flex } from 'antd';
import AsyncContent from '@/components/AsyncContent';
import Pager from '@/components/Pager';
import SkeletonLines from '@/components/SkeletonLines';
import State from '@/components/State';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import PositionRow from '@/features/positions/shared/PositionRow';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import type { Collected, PageOf } from '@/services/types';
import styles from './Collections.module.css';
import CollectionTools from './CollectionTools';
import { type CollectionView, collectionView } from './collectionView';
import { type Collections, useCollections } from './useCollections';

/** The saved positions by deadline. Several can be removed at once, and restored. */
export default function CollectionsTab() {
  const t = useT();
  const list = useUrlState(collectionView);
  const collections = useCollections(list.state);
  const { data, error } = collections.page;
  return (
    <AsyncContent
      data={error ? undefined : data}
      request={collections.page}
      failureTitle={t('account.collections.failed')}
      skeleton={<SkeletonLines rows={12} />}
    >
      {(page) => <CollectedPage {...list} data={page} collections={collections} />}
    </AsyncContent>
  );
}

interface CollectedPageProps extends ReturnType<typeof useUrlState<CollectionView>> {
  data: PageOf<Collected>;
  collections: Collections;
}

/** A page of them, or what is said when there are none. */
function CollectedPage({ data, collections, state, hrefOf, go }: CollectedPageProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { page, removed, isRestored } = collections;
  const isWithoutAny = data.total === 0 && removed.length === 0 && !isRestored;
  if (isWithoutAny) {
    return (
      <State
        role="status"
        title={t('account.collections.empty')}
        hint={t('account.collections.emptyHint')}
        action={{ label: t('account.collections.emptyAction'), to: '/searchPosition/all' }}
      />
    );
  }
  return (
    <section aria-label={t('account.collections.list')} aria-busy={page.isLoading}>
      <CollectionTools
        collections={collections}
        total={data.total}
        sort={state.sort}
        onSort={(sort) => go({ sort, current: 1 })}
      />
      {data.list.length === 0 ? (
        <State
          role="status"
          isCompact
          title={t(data.total > 0 ? 'account.collections.noPage' : 'account.collections.empty')}
          action={
            data.total > 0
              ? { label: t('account.collections.firstPage'), to: hrefOf({ ...state, current: 1 }) }
              : { label: t('account.collections.emptyAction'), to: '/searchPosition/all' }
          }
        />
      ) : (
        <ul className={styles.list}>
          {data.list.map(({ position }) => (
            <Flex component="li" key={position.id}>
              <Checkbox
                className={styles.box}
                aria-label={t('account.collections.choose', { name: position.name })}
                checked={collections.chosen.includes(position.id)}
                onChange={({ target }) => collections.choose(position.id, target.checked)}
              />
              <div className={styles.row}>
                <PositionRow
                  position={position}
                  src="user"
                  backPath={pathname + search}
                  headingLevel={2}
                />
              </div>
            </Flex>
          ))}
        </ul>
      )}
      <Pager
        current={data.current}
        pageSize={data.pageSize}
        total={data.total}
        hrefOf={(current) => hrefOf({ ...state, current })}
      />
      <CompareArea />
    </section>
  );
}
