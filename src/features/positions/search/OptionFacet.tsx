import { useId, useMemo, useState } from 'react';
import { useT } from '@/hooks/useT';
import type { FacetOption } from '@/services/types';
import { optionTree } from './codeTree';
import styles from './Facets.module.css';
import OptionItem from './OptionItem';
import type { ListKey } from './urlState';

interface OptionFacetProps {
  filterKey: ListKey;
  legend: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  labelOf: (option: FacetOption) => { text: string; lang?: string };
  onToggle: (code: string) => void;
  hint?: string;
}

/** A facet with more options than these begins folded; the chosen ones are always in view. */
const shownAtFirst = 8;

/** The options of a facet with their counts, any number of which can be chosen. */
export default function OptionFacet(props: OptionFacetProps) {
  const { filterKey, legend, options, chosen, labelOf, onToggle, hint } = props;
  const t = useT();
  const hintId = useId();
  const [isFolded, setFolded] = useState(true);
  const nodes = useMemo(() => optionTree(filterKey, options), [filterKey, options]);
  const isChosen = (code: string) => chosen.includes(code);
  const shown = isFolded
    ? nodes.filter((node, index) => index < shownAtFirst || isChosen(node.code))
    : nodes;
  const hidden = nodes.length - shown.length;

  if (nodes.length === 0) return <p className={styles.none}>{t('positions.search.facetsEmpty')}</p>;
  return (
    <fieldset className={styles.options} aria-describedby={hint && hintId}>
      <legend className="visuallyHidden">{legend}</legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <ul className={isFolded ? styles.list : styles.tall}>
        {shown.map((node) => (
          <OptionItem key={node.code} {...{ node, chosen, labelOf, onToggle }} />
        ))}
      </ul>
      {(hidden > 0 || !isFolded) && nodes.length > shownAtFirst && (
        <button type="button" className={styles.more} onClick={() => setFolded(!isFolded)}>
          {isFolded ? t('positions.search.more', { count: hidden }) : t('positions.search.less')}
        </button>
      )}
    </fieldset>
  );
}
