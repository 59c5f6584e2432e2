import { useCategories } from '@/hooks/useCategoryName';
import ChoicesFailed from '../../ChoicesFailed';
import type { ControlProps } from '../../controlProps';
import TreeCascader from './TreeCascader';

/** Several position categories: whole branches or single categories. */
export default function Categories(props: ControlProps) {
  const { tree, hasFailed, retry } = useCategories();
  if (hasFailed) return <ChoicesFailed onRetry={retry}>{props.item.label}</ChoicesFailed>;
  return <TreeCascader {...props} tree={tree} isMultiple />;
}
