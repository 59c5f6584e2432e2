import { useCategoryName } from '@/hooks/useCategoryName';
import { useMajorName } from '@/hooks/useMajorNames';
import { useRegionName } from '@/hooks/useRegionName';
import { useT } from '@/hooks/useT';
import { useTerms } from '@/hooks/useTerms';
import { isRecruitType } from '../shared/labels';
import type { AppliedFilter } from './filters';
import { isOwnRequirement, numberTexts } from './urlState';
import type { Conditions } from './useSearch';

interface FilterLabel {
  text: string;
  /** zh-CN for server text. */
  lang?: 'zh-CN';
}

/** The label of a value whose name is not known yet. */
export const awaitedLabel: FilterLabel = { text: '…' };

/**
 * Returns the label of an applied filter value: the pack's word, else the facet's own, else the term's. The names of regions and majors
 * load on their own only when the facets have failed.
 */
export function useFilterLabel({ data, error, isLoading }: Conditions) {
  const t = useT();
  const { termOf } = useTerms();
  const categoryName = useCategoryName();
  const hasFailed = error !== undefined;
  const regionName = useRegionName(hasFailed);
  const majorName = useMajorName(hasFailed);
  return ({ key, code }: AppliedFilter): FilterLabel => {
    const server = (text: string): FilterLabel => ({ text, lang: 'zh-CN' });
    const facet = data?.facets.find((one) => one.key === key);
    const label = facet?.options.find((one) => one.code === code)?.label;
    switch (key) {
      case 'keyword':
        return { text: code };
      case 'enterpriseId':
        return label ? server(label) : { text: t('positions.filter.unknownUnit') };
      case 'salaryFrom':
      case 'publishedWithin':
      case 'closesWithin':
        return { text: t(numberTexts[key], { count: Number(code) }) };
      case 'state':
        return { text: t('positions.state.open') };
      case 'recruitType':
        return isRecruitType(code) ? { text: t(`positions.type.${code}`) } : server(code);
      case 'meets':
        return { text: isOwnRequirement(code) ? t(`positions.fit.requirement.${code}`) : code };
      case 'regionCode':
      case 'categoryCode':
      case 'education':
      case 'majorCode':
      case 'source': {
        // The disciplines of the catalogue of majors are a term.
        const term = termOf(key === 'majorCode' ? 'majorCategory' : key, code);
        const word = term ?? categoryName(code).at(-1);
        if (word && !word.lang) return { text: word.label };
        const known = label ?? word?.label;
        if (known !== undefined) return server(known);
        if (!hasFailed) return isLoading ? awaitedLabel : server(code);
        const name =
          key === 'regionCode' ? regionName(code) : key === 'majorCode' && majorName(code);
        return name ? server(name) : awaitedLabel;
      }
    }
  };
}

export type LabelOf = ReturnType<typeof useFilterLabel>;
