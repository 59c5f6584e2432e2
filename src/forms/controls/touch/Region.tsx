import { ProForm } from '@ant-design/pro-components';
import { useRegions } from '@/hooks/useRegionName';
import ChoicesFailed from '../../ChoicesFailed';
import type { ControlProps } from '../../controlProps';
import RegionLevels from './RegionLevels';
import RegionList from './RegionList';

/** A province, city or district, chosen with the device's own selects; of type `regions` several. */
export default function Region({ field, item, control }: ControlProps) {
  const { tree, hasFailed, retry } = useRegions();
  if (hasFailed) return <ChoicesFailed onRetry={retry}>{item.label}</ChoicesFailed>;
  const Control = field.type === 'regions' ? RegionList : RegionLevels;
  return (
    <ProForm.Item {...item}>
      <Control
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
