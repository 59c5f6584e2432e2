import type { FormListActionType } from '@ant-design/pro-components';
import { useMemoizedFn } from 'ahooks';
import { Button, Flex } from 'antd';
import { useMemo, useRef } from 'react';
import type { ErrorText } from '@/forms/fieldErrors';
import type { FieldSpec } from '@/forms/fieldSpec';
import { useT } from '@/hooks/useT';
import { isSecondPress } from '@/utils/secondPress';
import type { ResumeSection, RowSectionKey } from '../shared/sections';
import type { EntryValues } from '../values';
import styles from './Editor.module.css';
import RowFields, { RowsContext } from './RowFields';
import type { ResumeFormState } from './useResumeForm';
import { undoId, useRowActions } from './useRowActions';

interface RowListProps {
  section: ResumeSection;
  specs: readonly FieldSpec[];
  /** The rows for their summary lines; a transition updates them after the fields. */
  rows: readonly EntryValues[];
  state: ResumeFormState;
  openRow: string | undefined;
  onOpen: (id: string | undefined) => void;
  messages: ReadonlyMap<string, ErrorText>;
}

/** The rows of a section: a line for each, one open row, buttons to move and remove rows. */
export default function RowList(props: RowListProps) {
  const { section, specs, rows, state, openRow, onOpen, messages } = props;
  const { key } = section;
  const t = useT();
  const list = useRef<FormListActionType<EntryValues>>(undefined);
  const openIndex = rows.findIndex(({ id }) => String(id) === openRow);

  const onToggle = useMemoizedFn((index: number) =>
    onOpen(index === openIndex ? undefined : String(rows[index]?.id)),
  );
  const { news, canUndo, add, onMove, onRemove, undo } = useRowActions(
    section,
    list,
    state,
    onOpen,
  );
  const actions = useMemo(() => ({ onToggle, onMove, onRemove }), [onToggle, onMove, onRemove]);
  return (
    <>
      {rows.length === 0 && (
        <p className="quiet">
          {t(section.required ? 'resume.rows.emptyRequired' : 'resume.rows.empty')}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: ProFormList puts elements of its own around its rows */}
      <div role="list" className={styles.rows}>
        <RowsContext.Provider value={rows}>
          <RowFields
            list={list}
            section={section}
            specs={specs}
            count={rows.length}
            openIndex={openIndex}
            messages={messages}
            actions={actions}
          />
        </RowsContext.Provider>
      </div>
      <Flex wrap gap={8} align="center" className={news ? undefined : styles.noNews}>
        <span role="status">{news && t(`resume.rows.${news.what}`, { number: news.number })}</span>
        {canUndo && (
          <Button id={undoId} onClick={(event) => isSecondPress(event) || undo()}>
            {t('resume.rows.undo')}
          </Button>
        )}
      </Flex>
      <Button size="large" onClick={(event) => isSecondPress(event) || add()}>
        {t(`resume.rows.add.${key as RowSectionKey}`)}
      </Button>
    </>
  );
}
