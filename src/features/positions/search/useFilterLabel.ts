import { useCallback } from 'react';
import { useCategoryName } from '@/hooks/useCategoryName';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import type { SearchConditions } from '@/services/types';
import { isRecruitType, recruitTypeKeys, stateKeys } from '../shared/labels';
import type { AppliedFilter } from './filters';
import { isOwnRequirement, periodTexts } from './urlState';

export interface FilterLabel {
  text: string;
  /** zh-CN for server text. */
  lang?: 'zh-CN';
}

/** Returns the label of an applied filter value: the facet's own word, else the term's. */
export function useFilterLabel(
  conditions: SearchConditions | undefined,
): (filter: AppliedFilter) => FilterLabel {
  const t = useT();
  const { termOf } = useTerms();
  const categoryName = useCategoryName();
  return useCallback(
    ({ key, code }) => {
      const server = (text: string): FilterLabel => ({ text, lang: 'zh-CN' });
      const facet = conditions?.facets.find((one) => one.key === key);
      const label = facet?.options.find((one) => one.code === code)?.label;
      switch (key) {
        case 'keyword':
          return { text: code };
        case 'enterpriseId':
          return label ? server(label) : { text: t('positions.filter.unknownUnit') };
        case 'publishedWithin':
        case 'closesWithin':
          return { text: t(periodTexts[key], { days: Number(code) }) };
        case 'state':
          return { text: t(stateKeys.open) };
        case 'recruitType':
          return isRecruitType(code) ? { text: t(recruitTypeKeys[code]) } : server(code);
        case 'meets':
          return { text: isOwnRequirement(code) ? t(`positions.fit.requirement.${code}`) : code };
        default:
          return server(label ?? termOf(key, code) ?? categoryName(code).at(-1) ?? code);
      }
    },
    [t, termOf, categoryName, conditions],
  );
}
