import Failure from '@/components/Failure';
import type { ControlProps } from '@/components/Field';
import ChoiceList from '@/components/schema/ChoiceList';
import { useCategories } from '@/hooks/useCategoryName';
import { useT } from '@/hooks/useT';
import type { Category } from '@/services/types';
import styles from './FieldControl.module.css';
import { codesOf } from './shapes';

interface CategoryInputProps {
  control: ControlProps;
  value: readonly string[];
  onChange: (codes: string[]) => void;
}

function optionsOf(branch: Category) {
  return [branch, ...(branch.children ?? [])].map(({ code, name }) => ({ code, label: name }));
}

/** Several position categories, each branch with its children as check boxes. */
export default function CategoryInput({ control, value, onChange }: CategoryInputProps) {
  const t = useT();
  const { tree, hasFailed, retry } = useCategories();
  if (hasFailed) return <Failure title={t('common.choices.failed')} onRetry={retry} isCompact />;
  return (
    <div aria-busy={tree.length === 0}>
      {tree.map((branch, index) => {
        const options = optionsOf(branch);
        const isOwn = (code: string) => options.some((option) => option.code === code);
        const others = value.filter((code) => !isOwn(code));
        const id = index === 0 ? control.id : `${control.id}-${branch.code}`;
        return (
          <fieldset key={branch.code} className={styles.group}>
            <legend lang="zh-CN">{branch.name}</legend>
            <ChoiceList
              control={{ ...control, id }}
              type="checkbox"
              options={options}
              lang="zh-CN"
              value={value.filter(isOwn)}
              onChange={(codes) => onChange([...others, ...codesOf(codes)])}
            />
          </fieldset>
        );
      })}
    </div>
  );
}
