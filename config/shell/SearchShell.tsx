import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import screen from '@/features/positions/PositionSearchScreen.module.css';
import ResultBar from '@/features/positions/search/ResultBar';
import SearchHead from '@/features/positions/search/SearchHead';
import { FacetSkeleton } from '@/features/positions/search/Skeletons';
import { searchCodec } from '@/features/positions/search/urlState';
import { useT } from '@/hooks/useT';
import styles from './SearchShell.module.css';

const state = searchCodec('all').parse(new URLSearchParams());
const nothing = () => undefined;
const resumeSwitch = {
  isOn: false,
  isWaiting: false,
  missing: [],
  isNothing: false,
  press: nothing,
};

/** The search of all positions before anything is answered; one shell for windows of each width. */
export default function SearchShell({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <>
      <SearchHead
        searchType="all"
        state={state}
        hrefOf={() => ''}
        labelOf={() => ({ text: '' })}
        onSearch={nothing}
      />
      <Flex gap={24} align="flex-start">
        <aside className={`${styles.broad} ${screen.facets}`}>
          <FacetSkeleton />
        </aside>
        <section className={screen.results}>
          <ResultBar
            isLoading
            state={state}
            total={undefined}
            isTablePossible={false}
            onChange={nothing}
            resumeSwitch={resumeSwitch}
            filtersButton={
              <Button className={styles.narrow}>{t('positions.search.openFilters')}</Button>
            }
          />
          {children}
        </section>
      </Flex>
    </>
  );
}
