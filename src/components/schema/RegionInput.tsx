import Failure from '@/components/Failure';
import type { ControlProps } from '@/components/Field';
import { useRegions } from '@/hooks/useRegionName';
import { useT } from '@/hooks/useT';
import type { Region } from '@/services/types';
import { pathTo } from '@/utils/tree';
import styles from './SchemaField.module.css';

interface RegionInputProps {
  control: ControlProps;
  /** A region's code, empty for none. */
  value: string;
  onChange: (code: string) => void;
}

/**
 * Province, city and district as plain selects, each shown once the one before is chosen: antd's
 * Cascader is not usable by screen readers.
 */
export default function RegionInput({ control, value, onChange }: RegionInputProps) {
  const t = useT();
  const { tree, hasFailed, retry } = useRegions();
  const path = pathTo(tree, value);
  const levels: (readonly Region[])[] = [tree, ...path.map((region) => region.children ?? [])];

  if (hasFailed) return <Failure title={t('common.choices.failed')} onRetry={retry} isCompact />;
  return (
    <div className={styles.pair} aria-busy={tree.length === 0}>
      {levels.map((options, level) =>
        options.length === 0 ? null : (
          <select
            key={level === 0 ? 'province' : (path[level - 1]?.code ?? level)}
            id={level === 0 ? control.id : undefined}
            aria-label={t(`common.region.level${Math.min(level, 2) as 0 | 1 | 2}`)}
            aria-invalid={control['aria-invalid']}
            className={styles.select}
            value={path[level]?.code ?? ''}
            onChange={(event) => onChange(event.target.value || (path[level - 1]?.code ?? ''))}
          >
            <option value="" />
            {options.map((region) => (
              <option key={region.code} value={region.code} lang="zh-CN">
                {region.name}
              </option>
            ))}
          </select>
        ),
      )}
    </div>
  );
}
