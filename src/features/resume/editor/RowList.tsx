import { type FormListActionType, ProFormList } from '@ant-design/pro-components';
import { useMemoizedFn } from 'ahooks';
import { Button } from 'antd';
import { createContext, memo, type RefObject, useContext, useMemo, useRef } from 'react';
import type { FieldPath, FieldSpec } from '@/forms/fieldSpec';
import { useT } from '@/hooks/useT';
import SectionFields from '../fields/SectionFields';
import type { ResumeSection } from '../shared/sections';
import type { Values } from '../values';
import styles from './Editor.module.css';
import RowLine from './RowLine';
import type { RowActions } from './RowTools';
import type { ResumeFormState } from './useResumeForm';
import { undoId, useRowActions } from './useRowActions';

interface RowListProps {
  section: ResumeSection;
  specs: readonly FieldSpec[];
  /** As they are shown in their lines, a key press behind. */
  rows: readonly Values[];
  state: ResumeFormState;
  openRow: string | undefined;
  onOpen: (id: string | undefined) => void;
  messages: ReadonlyMap<string, string>;
}

/** The rows, for the lines alone: a key press draws the line of its row anew, not the fields of the open one. */
const Rows = createContext<readonly Values[]>([]);

/** Rows of a section: one line each, one row open at a time, moved and removed by buttons. */
export default function RowList(props: RowListProps) {
  const { section, specs, rows, state, openRow, onOpen, messages } = props;
  const { key } = section;
  const t = useT();
  const list = useRef<FormListActionType<Values>>(undefined);
  const openIndex = rows.findIndex(({ id }) => String(id) === openRow);

  const onToggle = useMemoizedFn((index: number) =>
    onOpen(index === openIndex ? undefined : String(rows[index]?.id)),
  );
  const { news, removed, add, onMove, onRemove, undo } = useRowActions(
    section,
    list,
    state,
    onOpen,
  );
  const actions = useMemo(() => ({ onToggle, onMove, onRemove }), [onToggle, onMove, onRemove]);
  const under = useMemo(() => [key, openIndex], [key, openIndex]);
  return (
    <>
      {rows.length === 0 && <p className={styles.lead}>{t('resume.rows.empty')}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: the form's list draws its rows inside elements of its own */}
      <div role="list" className={styles.rows}>
        <Rows.Provider value={rows}>
          <RowFields
            list={list}
            section={section}
            specs={specs}
            count={rows.length}
            openIndex={openIndex}
            under={under}
            messages={messages}
            actions={actions}
          />
        </Rows.Provider>
      </div>
      <div className={styles.tools}>
        <span role="status">{news && t(`resume.rows.${news.what}`, { number: news.number })}</span>
        {removed && (
          <Button id={undoId} onClick={undo}>
            {t('resume.rows.undo')}
          </Button>
        )}
      </div>
      <Button size="large" onClick={add}>
        {t('resume.rows.add', { section: t(section.labelKey) })}
      </Button>
    </>
  );
}

interface RowFieldsProps extends Pick<RowListProps, 'section' | 'specs' | 'messages'> {
  list: RefObject<FormListActionType<Values> | undefined>;
  count: number;
  /** -1 where no row is open. */
  openIndex: number;
  /** The path of the open row. */
  under: FieldPath;
  actions: RowActions;
}

/** The form's list: the lines, and the fields of the open row. Nothing that is typed is among its props. */
const RowFields = memo(function RowFields(props: RowFieldsProps) {
  const { list, section, specs, count, openIndex, under, messages, actions } = props;
  const { key } = section;
  const paths = [...messages.keys()];
  return (
    <ProFormList
      name={key}
      className={styles.fieldList}
      actionRef={list}
      creatorButtonProps={false}
      copyIconProps={false}
      deleteIconProps={false}
      itemRender={({ listDom }) => (
        // biome-ignore lint/a11y/useSemanticElements: see the list
        <div role="listitem" className={styles.row}>
          {listDom}
        </div>
      )}
    >
      {(_meta, index) => (
        <>
          <LineAt
            section={section}
            index={index}
            isLast={index === count - 1}
            isOpen={index === openIndex}
            faults={paths.filter((path) => path.startsWith(`${key}.${index}.`)).length}
            actions={actions}
          />
          {index === openIndex && (
            <div className={styles.rowForm}>
              <SectionFields specs={specs} under={under} />
            </div>
          )}
        </>
      )}
    </ProFormList>
  );
});

function LineAt(props: Omit<Parameters<typeof RowLine>[0], 'row'>) {
  return <RowLine {...props} row={useContext(Rows)[props.index] ?? empty} />;
}

const empty: Values = {};
