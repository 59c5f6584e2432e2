import { useT } from '@/hooks/useT';
import { pathTo } from '@/utils/tree';
import type { TreeNode } from '../../lookup/treeOptions';
import styles from '../../PortalForm.module.css';
import { textOf } from '../../values';
import NativeSelect from './NativeSelect';

interface RegionLevelsProps {
  id: string;
  /** Names the selects together. */
  labelId: string;
  tree: readonly TreeNode[];
  disabled?: boolean;
  describedBy?: string;
  isInvalid?: true;
  /** A region's code, '' for none; handed in by the form's item. */
  value?: unknown;
  onChange?: (code: string) => void;
}

/** Province, city and district by the device's own selects, each shown once the one before is chosen. */
export default function RegionLevels(props: RegionLevelsProps) {
  const { id, labelId, tree, disabled, describedBy, isInvalid, value, onChange } = props;
  const t = useT();
  const path = pathTo<TreeNode>(tree, textOf(value));
  const levels = [tree, ...path.map(({ children }) => children ?? [])];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need its legend inside
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className={styles.levels}
      aria-busy={tree.length === 0}
    >
      {levels.map((options, level) =>
        options.length === 0 ? null : (
          <NativeSelect
            key={level === 0 ? 'province' : (path[level - 1]?.code ?? level)}
            id={level === 0 ? id : undefined}
            aria-label={t(`common.region.level${Math.min(level, 2) as 0 | 1 | 2}`)}
            aria-invalid={isInvalid}
            disabled={disabled}
            options={options.map(({ code, name }) => ({ code, label: name }))}
            optionsLang="zh-CN"
            value={path[level]?.code}
            onChange={(code) => onChange?.(code || (path[level - 1]?.code ?? ''))}
          />
        ),
      )}
    </div>
  );
}
