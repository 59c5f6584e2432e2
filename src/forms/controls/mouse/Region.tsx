import { useRegions } from '@/hooks/useRegionName';
import ChoicesFailed from '../../ChoicesFailed';
import type { ControlProps } from '../../controlProps';
import TreeCascader from './TreeCascader';

/** A province, city or district; of type `regions` several. */
export default function Region(props: ControlProps) {
  const { tree, hasFailed, retry } = useRegions();
  if (hasFailed) return <ChoicesFailed onRetry={retry}>{props.item.label}</ChoicesFailed>;
  return <TreeCascader {...props} tree={tree} isMultiple={props.field.type === 'regions'} />;
}
