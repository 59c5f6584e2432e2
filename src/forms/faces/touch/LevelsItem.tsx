import { ProForm } from '@ant-design/pro-components';
import type { FaceProps } from '../../faceProps';
import type { TreeNode } from '../../lookup/treeOptions';
import RegionLevels from './RegionLevels';

/** A region as a form item. */
export default function LevelsItem({
  field,
  item,
  control,
  tree,
}: FaceProps & { tree: readonly TreeNode[] }) {
  return (
    <ProForm.Item {...item}>
      <RegionLevels
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
