import { Flex } from 'antd';
import { useId, useMemo, useState } from 'react';
import PlainButton from '@/components/PlainButton';
import { useT } from '@/hooks/useT';
import type { FacetOption } from '@/services/types';
import { type OptionNode, optionTree } from './codeTree';
import styles from './Facets.module.css';
import OptionLabel from './OptionLabel';
import type { ListKey } from './urlState';

interface OptionFacetProps extends Omit<OptionItemProps, 'node'> {
  filterKey: ListKey;
  options: readonly FacetOption[];
}

interface OptionItemProps {
  node: OptionNode;
  chosen: readonly string[];
  labelOf: (option: FacetOption) => { text: string; lang?: string };
  onToggle: (code: string) => void;
}

/** A facet with more options than this is collapsed at first; chosen options are always visible. */
const shownAtFirst = 8;

/** The options of a facet with counts; any number of them can be chosen. */
export default function OptionFacet(props: OptionFacetProps) {
  const { filterKey, options, chosen, labelOf, onToggle } = props;
  const t = useT();
  const [isFolded, setFolded] = useState(true);
  const nodes = useMemo(() => optionTree(filterKey, options), [filterKey, options]);
  const isChosen = (code: string) => chosen.includes(code);
  const shown = isFolded
    ? nodes.filter((node, index) => index < shownAtFirst || isChosen(node.code))
    : nodes;
  const hidden = nodes.length - shown.length;

  if (nodes.length === 0) return <p className="quiet">{t('positions.search.facetsEmpty')}</p>;
  return (
    <>
      <ul className={isFolded ? 'bare' : `${styles.tall} bare`}>
        {shown.map((node) => (
          <OptionItem key={node.code} {...{ node, chosen, labelOf, onToggle }} />
        ))}
      </ul>
      {(hidden > 0 || !isFolded) && nodes.length > shownAtFirst && (
        <PlainButton look="link" className={styles.more} onClick={() => setFolded(!isFolded)}>
          {isFolded ? t('positions.search.more', { count: hidden }) : t('positions.search.less')}
        </PlainButton>
      )}
    </>
  );
}

function holds(node: OptionNode, chosen: readonly string[]): boolean {
  return node.children.some((child) => chosen.includes(child.code) || holds(child, chosen));
}

/** An option with its children, which are collapsed unless the option or one of them is chosen. */
function OptionItem({ node, chosen, labelOf, onToggle }: OptionItemProps) {
  const t = useT();
  const listId = useId();
  const [wanted, setOpen] = useState<boolean>();
  const isOpen = wanted ?? (chosen.includes(node.code) || holds(node, chosen));
  const { text, lang } = labelOf(node);
  const hasChildren = node.children.length > 0;
  return (
    <li>
      <Flex align="center">
        <OptionLabel
          type="checkbox"
          {...{ text, lang }}
          count={node.count}
          checked={chosen.includes(node.code)}
          onChange={() => onToggle(node.code)}
        />
        {hasChildren && (
          <PlainButton
            look="quiet"
            size="small"
            className={styles.expand}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-label={t(isOpen ? 'positions.search.collapse' : 'positions.search.expand', {
              name: text,
            })}
            onClick={() => setOpen(!isOpen)}
          >
            <span aria-hidden="true">{isOpen ? '−' : '+'}</span>
          </PlainButton>
        )}
      </Flex>
      {hasChildren && (
        <ul id={listId} className="bare" style={{ paddingInlineStart: 24 }} hidden={!isOpen}>
          {isOpen &&
            node.children.map((child) => (
              <OptionItem key={child.code} {...{ chosen, labelOf, onToggle }} node={child} />
            ))}
        </ul>
      )}
    </li>
  );
}
