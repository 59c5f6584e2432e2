import { useT } from '@/hooks/useT';
import { pathTo } from '@/utils/tree';
import { serverWord } from '@/utils/words';
import type { TreeNode } from '../../lookup/treeOptions';
import styles from '../../PortalForm.module.css';
import { textOf } from '../../values';
import OwnSelect from './OwnSelect';

export interface RegionLevelsProps {
  id: string;
  /** Id of the label that names all selects together. */
  labelId: string;
  tree: readonly TreeNode[];
  disabled?: boolean;
  describedBy?: string;
  isInvalid?: true;
  /** A region's code, from the form item; '' for none. */
  value?: unknown;
  onChange?: (code: string) => void;
}

/** Index of the level's name (province, city, district): a municipality's districts are directly below it. */
function kindOf(level: number, options: readonly TreeNode[]): 0 | 1 | 2 {
  if (level === 0) return 0;
  return options.some(({ children }) => children && children.length > 0) ? 1 : 2;
}

const oneSelect = { minBlockSize: 'var(--ant-control-height-lg)' };

/** Province, city and district with the device's own selects; each appears when the one before has a value. */
export default function RegionLevels(props: RegionLevelsProps) {
  const { id, labelId, tree, disabled, describedBy, isInvalid, value, onChange } = props;
  const t = useT();
  const isWaiting = tree.length === 0;
  const path = pathTo<TreeNode>(tree, textOf(value));
  const levels = [tree, ...path.map(({ children }) => children ?? [])];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs its legend as a child
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className={styles.levels}
      style={isWaiting ? oneSelect : undefined}
      aria-busy={isWaiting}
    >
      {levels.map((options, level) => {
        if (options.length === 0) return null;
        const name = t(`common.region.level${kindOf(level, options)}`);
        return (
          <OwnSelect
            key={path[level - 1]?.code ?? 'province'}
            id={level === 0 ? id : undefined}
            aria-label={name}
            emptyLabel={name}
            aria-invalid={isInvalid}
            disabled={disabled}
            choices={options.map(({ code, name }) => ({ value: code, ...serverWord(name) }))}
            // A code that the tree does not have is shown as such.
            value={path.length > 0 ? path[level]?.code : value}
            onChoose={(code) => onChange?.(code || (path[level - 1]?.code ?? ''))}
          />
        );
      })}
    </div>
  );
}
