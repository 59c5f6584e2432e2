import { ProForm } from '@ant-design/pro-components';
import { useRegions } from '@/hooks/useRegionName';
import ChoicesFailed from '../../ChoicesFailed';
import type { FaceProps } from '../../faceProps';
import RegionList from './RegionList';

/** Several regions, chosen with the device's own selects. */
export default function Regions({ field, item, control }: FaceProps) {
  const { tree, hasFailed, retry } = useRegions();
  if (hasFailed) return <ChoicesFailed onRetry={retry}>{item.label}</ChoicesFailed>;
  return (
    <ProForm.Item {...item}>
      <RegionList
        id={control.id}
        labelId={`${control.id}_label`}
        tree={tree}
        disabled={field.isLocked}
        describedBy={control['aria-describedby']}
        isInvalid={control['aria-invalid']}
      />
    </ProForm.Item>
  );
}
