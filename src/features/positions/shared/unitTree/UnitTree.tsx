import { useDebounce } from 'ahooks';
import { Flex } from 'antd';
import { useState } from 'react';
import AsyncContent from '@/components/AsyncContent';
import TextInput from '@/components/TextInput';
import { useEntryMemory } from '@/hooks/useEntryMemory';
import { useT } from '@/hooks/useT';
import { keywordLimit, lineOf } from '@/utils/urlValues';
import TreeView from './TreeView';
import styles from './UnitTree.module.css';
import type { SavedTree } from './useTreeState';
import { type UnitSource, useUnitTree } from './useUnitTree';

interface UnitTreeProps {
  source: UnitSource;
  label: string;
  chosenId: string | undefined;
  onChoose: (id: string, name: string) => void;
}

/** The state that Back restores. */
interface SavedTreeSearch {
  text: string;
  /** The tree without a search. */
  tree: SavedTree;
}

/** How long a pause in typing must be before the search starts (ms). */
const restMs = 300;

/** A tree of units with a search in it (contract: searchEnterpriseTree); a match is shown below its superiors. */
export default function UnitTree({ source, label, chosenId, onChoose }: UnitTreeProps) {
  const t = useT();
  const kept = useEntryMemory(
    `tree of ${source.rootId}`,
    (): SavedTreeSearch => ({ text, tree: toKeep }),
  );
  const [text, setText] = useState(kept?.text ?? '');
  const keyword = lineOf(useDebounce(text, { wait: restMs }), keywordLimit);
  const shown = useUnitTree(source, keyword, chosenId, kept?.tree);
  const { rows, tree, request, isKnown, load, dispatch, toKeep } = shown;

  return (
    <div className={styles.box}>
      <TextInput
        type="text"
        inputMode="search"
        aria-label={t('enterprises.tree.search')}
        placeholder={t('enterprises.tree.searchHint')}
        maxLength={keywordLimit}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Flex component="p" gap={8} justify="space-between" className={styles.head}>
        <span role="status">
          {request.isLoading
            ? t('enterprises.counting')
            : keyword &&
              !request.error &&
              t(
                rows.length < tree.units.size
                  ? 'enterprises.tree.linesOf'
                  : 'enterprises.tree.lines',
                { count: rows.length, total: tree.units.size },
              )}
        </span>
        <span aria-hidden="true">{t('enterprises.tree.columns')}</span>
      </Flex>
      <AsyncContent
        data={isKnown ? rows : undefined}
        request={request}
        failureTitle={t('enterprises.tree.failed')}
        empty={{ title: t(keyword ? 'enterprises.tree.noMatch' : 'enterprises.tree.none') }}
        skeleton={4}
      >
        {(known) => (
          <TreeView
            {...{ label, chosenId, keyword, onChoose, dispatch }}
            rows={known}
            onWaiting={load}
          />
        )}
      </AsyncContent>
    </div>
  );
}
