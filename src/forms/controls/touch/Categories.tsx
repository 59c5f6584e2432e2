import { ProForm } from '@ant-design/pro-components';
import { Checkbox } from 'antd';
import Sentence from '@/components/Sentence';
import { type NamedCategory, useCategories } from '@/hooks/useCategoryName';
import ChoicesFailed from '../../ChoicesFailed';
import type { ControlProps } from '../../controlProps';
import styles from '../../PortalForm.module.css';
import { codesOf } from '../../values';

/** Several position categories: each branch with its categories as checkboxes. */
export default function Categories({ field, item, control }: ControlProps) {
  const { tree, hasFailed, retry } = useCategories();
  if (hasFailed) return <ChoicesFailed onRetry={retry}>{item.label}</ChoicesFailed>;
  return (
    <ProForm.Item {...item}>
      <Branches id={control.id} tree={tree} isLocked={field.isLocked === true} />
    </ProForm.Item>
  );
}

interface BranchesProps {
  id: string;
  tree: readonly NamedCategory[];
  isLocked: boolean;
  /** Codes, from the form item. */
  value?: unknown;
  onChange?: (codes: string[]) => void;
}

const langOf = ({ isTranslated }: NamedCategory) => (isTranslated ? undefined : 'zh-CN');

function Branches({ id, tree, isLocked, value, onChange }: BranchesProps) {
  const codes = codesOf(value);
  return (
    <div id={id} aria-busy={tree.length === 0}>
      {tree.map((branch) => {
        const own = [branch, ...(branch.children ?? [])];
        const isOwn = (code: string) => own.some((node) => node.code === code);
        return (
          <fieldset key={branch.code} className={styles.branch}>
            <legend lang={langOf(branch)}>{branch.name}</legend>
            <Checkbox.Group
              disabled={isLocked}
              options={own.map((node) => ({
                value: node.code,
                label:
                  node.code === branch.code ? (
                    <Sentence
                      id="common.categories.whole"
                      values={{ name: node.name }}
                      lang={langOf(node)}
                    />
                  ) : (
                    <span lang={langOf(node)}>{node.name}</span>
                  ),
              }))}
              value={codes}
              onChange={(chosen) =>
                onChange?.([...codes.filter((code) => !isOwn(code)), ...chosen.map(String)])
              }
            />
          </fieldset>
        );
      })}
    </div>
  );
}
