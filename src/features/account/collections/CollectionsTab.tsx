import { useLocation } from '@umijs/max';
import { Checkbox, Flex } from 'antd';
import PagedList from '@/components/PagedList';
import ListSelect from '@/components/select/ListSelect';
import CompareArea from '@/features/positions/shared/compare/CompareArea';
import PositionRow from '@/features/positions/shared/PositionRow';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import styles from './Collections.module.css';
import CollectionTools from './CollectionTools';
import { collectionView, sorts } from './collectionView';
import { useCollections } from './useCollections';

/** The saved positions by deadline. Several can be removed at once, and restored. */
export default function CollectionsTab() {
  const t = useT();
  const { pathname, search } = useLocation();
  const { state, hrefOf, go } = useUrlState(collectionView);
  const collections = useCollections(state);
  const { request, chosen, choose } = collections;
  return (
    <>
      <PagedList
        title={t('account.collections.list')}
        isTitleHidden
        countOf={(count) => t('account.collections.count', { count })}
        request={request}
        failureTitle={t('account.collections.failed')}
        empty={{
          title: t('account.collections.empty'),
          hint: t('account.collections.emptyHint'),
          action: { label: t('account.collections.emptyAction'), to: '/searchPosition/all' },
        }}
        current={state.current}
        hrefOf={(current) => hrefOf({ ...state, current })}
        controls={
          <ListSelect
            label={t('account.collections.sort')}
            value={state.sort}
            choices={sorts.map((value) => ({
              value,
              label: t(`account.collections.sort.${value}`),
            }))}
            onChoose={(sort) => go({ sort, current: 1 })}
          />
        }
        tools={<CollectionTools collections={collections} />}
        row={(position) => (
          <Flex>
            <Checkbox
              className={styles.box}
              aria-label={t('account.collections.choose', { name: position.name })}
              checked={chosen.includes(position.id)}
              onChange={({ target }) => choose(position.id, target.checked)}
            />
            <div className={styles.row}>
              <PositionRow position={position} src="user" backPath={pathname + search} />
            </div>
          </Flex>
        )}
      />
      <CompareArea />
    </>
  );
}
