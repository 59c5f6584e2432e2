import { useRegions } from '@/hooks/useRegionName';
import ChoicesFailed from '../../ChoicesFailed';
import type { FaceProps } from '../../faceProps';
import TreeCascader from './TreeCascader';

/** Several provinces, cities or districts. */
export default function Regions(props: FaceProps) {
  const { tree, hasFailed, retry } = useRegions();
  if (hasFailed) return <ChoicesFailed onRetry={retry}>{props.item.label}</ChoicesFailed>;
  return <TreeCascader {...props} tree={tree} isMultiple />;
}
