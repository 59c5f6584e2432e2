import { useId, useState } from 'react';
import { useT } from '@/hooks/useT';
import type { FacetOption } from '@/services/types';
import type { OptionNode } from './codeTree';
import styles from './Facets.module.css';
import OptionCount from './OptionCount';

interface OptionItemProps {
  node: OptionNode;
  chosen: readonly string[];
  labelOf: (option: FacetOption) => { text: string; lang?: string };
  onToggle: (code: string) => void;
}

function holds(node: OptionNode, chosen: readonly string[]): boolean {
  return node.children.some((child) => chosen.includes(child.code) || holds(child, chosen));
}

/** One option with what is below it, folded unless it or something there is chosen. */
export default function OptionItem({ node, chosen, labelOf, onToggle }: OptionItemProps) {
  const t = useT();
  const listId = useId();
  const [wanted, setOpen] = useState<boolean>();
  const isOpen = wanted ?? (chosen.includes(node.code) || holds(node, chosen));
  const { text, lang } = labelOf(node);
  const hasChildren = node.children.length > 0;
  return (
    <li>
      <div className={styles.option}>
        <label className={styles.label}>
          <input
            type="checkbox"
            className={styles.box}
            checked={chosen.includes(node.code)}
            onChange={() => onToggle(node.code)}
          />
          <span className={styles.text} lang={lang}>
            {text}
          </span>
          <OptionCount count={node.count} />
        </label>
        {hasChildren && (
          <button
            type="button"
            className={styles.expand}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={t(isOpen ? 'positions.search.collapse' : 'positions.search.expand', {
              name: text,
            })}
            onClick={() => setOpen(!isOpen)}
          >
            <span aria-hidden="true">{isOpen ? '−' : '+'}</span>
          </button>
        )}
      </div>
      {hasChildren && (
        <ul id={listId} className={styles.nested} hidden={!isOpen}>
          {isOpen &&
            node.children.map((child) => (
              <OptionItem key={child.code} {...{ chosen, labelOf, onToggle }} node={child} />
            ))}
        </ul>
      )}
    </li>
  );
}
