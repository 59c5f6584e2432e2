import { useT } from '@/hooks/useT';
import type { EnterpriseNode } from '@/services/types';
import styles from './Facets.module.css';
import OptionCount from './OptionCount';
import unitStyles from './UnitFacet.module.css';

interface UnitItemProps {
  node: EnterpriseNode;
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  onEnter: (unit: { id: string; name: string }) => void;
}

/** A unit to choose, and the way to its subordinates; matches of a search carry theirs below them. */
export default function UnitItem({ node, chosenId, onChoose, onEnter }: UnitItemProps) {
  const t = useT();
  return (
    <li>
      <div className={styles.option}>
        <button
          type="button"
          className={unitStyles.unit}
          aria-pressed={chosenId === node.id}
          onClick={() => onChoose(node.id)}
        >
          <span className={styles.text} lang="zh-CN">
            {node.name}
          </span>
          <OptionCount count={node.total} />
        </button>
        {node.hasChildren && !node.children && (
          <button
            type="button"
            className={styles.expand}
            aria-label={t('positions.unit.open', { name: node.name })}
            onClick={() => onEnter({ id: node.id, name: node.name })}
          >
            <span aria-hidden="true">›</span>
          </button>
        )}
      </div>
      {node.children && (
        <ul className={styles.nested}>
          {node.children.map((child) => (
            <UnitItem key={child.id} {...{ chosenId, onChoose, onEnter }} node={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
