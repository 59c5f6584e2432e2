import { type FormListActionType, ProFormList } from '@ant-design/pro-components';
import { createContext, memo, type RefObject, useContext, useMemo } from 'react';
import type { ErrorText } from '@/forms/fieldErrors';
import type { FieldSpec } from '@/forms/fieldSpec';
import SectionFields from '../fields/SectionFields';
import type { ResumeSection } from '../shared/sections';
import type { EntryValues } from '../values';
import styles from './Editor.module.css';
import RowLine, { type RowActions } from './RowLine';

/**
 * The rows for their summary lines. By a context, so that a key press renders the line of its row only, not all fields
 * of the open row.
 */
export const RowsContext = createContext<readonly EntryValues[]>([]);

interface RowFieldsProps {
  section: ResumeSection;
  specs: readonly FieldSpec[];
  messages: ReadonlyMap<string, ErrorText>;
  list: RefObject<FormListActionType<EntryValues> | undefined>;
  count: number;
  /** -1 where no row is open. */
  openIndex: number;
  actions: RowActions;
}

/**
 * The rows in ProFormList: summary lines, and the fields of the open row. No typed value is a prop, so that typing does
 * not render it.
 */
function RowFields(props: RowFieldsProps) {
  const { list, section, specs, count, openIndex, messages, actions } = props;
  const { key } = section;
  const paths = [...messages.keys()];
  const under = useMemo(() => [key, openIndex], [key, openIndex]);
  return (
    <ProFormList
      name={key}
      className={styles.fieldList}
      actionRef={list}
      creatorButtonProps={false}
      copyIconProps={false}
      deleteIconProps={false}
      itemRender={({ listDom }) => (
        // biome-ignore lint/a11y/useSemanticElements: as for the list around it
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
            errors={paths.filter((path) => path.startsWith(`${key}.${index}.`)).length}
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
}

function LineAt(props: Omit<Parameters<typeof RowLine>[0], 'row'>) {
  return <RowLine {...props} row={useContext(RowsContext)[props.index] ?? empty} />;
}

const empty: EntryValues = {};

export default memo(RowFields);
