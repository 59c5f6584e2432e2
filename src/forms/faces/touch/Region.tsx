import { useRegions } from '@/hooks/useRegionName';
import ChoicesFailed from '../../ChoicesFailed';
import type { FaceProps } from '../../faceProps';
import LevelsItem from './LevelsItem';

/** A province, city or district, chosen with the device's own selects. */
export default function Region(props: FaceProps) {
  const { tree, hasFailed, retry } = useRegions();
  if (hasFailed) return <ChoicesFailed onRetry={retry}>{props.item.label}</ChoicesFailed>;
  return <LevelsItem {...props} tree={tree} />;
}
