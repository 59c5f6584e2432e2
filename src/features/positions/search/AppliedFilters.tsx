import { Flex } from 'antd';
import ChipButton from '@/components/ChipButton';
import PlainButton from '@/components/PlainButton';
import { useT } from '@/hooks/useT';
import { appliedFilters, withoutFilter, withoutFilters } from './filters';
import styles from './ResultBar.module.css';
import type { SearchState } from './urlState';
import type { LabelOf } from './useFilterLabel';

interface AppliedFiltersProps {
  state: SearchState;
  labelOf: LabelOf;
  onChange: (next: SearchState) => void;
}

/** The applied filters as chips, which remove one filter each, and a button that removes all. */
export default function AppliedFilters({ state, labelOf, onChange }: AppliedFiltersProps) {
  const t = useT();
  const applied = appliedFilters(state);
  if (applied.length === 0) return null;
  return (
    <Flex
      component="ul"
      wrap
      gap={8}
      align="center"
      className={`${styles.applied} bare`}
      aria-label={t('positions.search.applied')}
    >
      {applied.map((filter) => {
        const { text, lang } = labelOf(filter);
        const name = t(`positions.filter.${filter.key}`);
        return (
          <li key={`${filter.key}:${filter.code}`}>
            <ChipButton
              label={t('positions.search.remove', { label: `${name} ${text}` })}
              onRemove={() => onChange(withoutFilter(state, filter))}
            >
              <span>{name}</span> <strong lang={lang}>{text}</strong>
            </ChipButton>
          </li>
        );
      })}
      <li>
        <PlainButton
          look="link"
          className="offPaper"
          onClick={() => onChange(withoutFilters(state))}
        >
          {t('positions.search.clearAll')}
        </PlainButton>
      </li>
    </Flex>
  );
}
