import { ProFormCascader } from '@ant-design/pro-components';
import { type ReactElement, useMemo } from 'react';
import type { FaceProps } from '../../faceProps';
import {
  codePath,
  lastOf,
  optionsOf,
  type TreeNode,
  type TreeOption,
} from '../../lookup/treeOptions';
import { usePinyin } from '../../usePinyin';
import { codesOf, textOf } from '../../values';

interface TreeCascaderProps extends FaceProps {
  tree: readonly TreeNode[];
  isMultiple?: boolean;
}

/** One code of a tree, or several, by levels or by searching for any part of a name. The form holds codes alone. */
export default function TreeCascader({ item, control, tree, isMultiple }: TreeCascaderProps) {
  const { isFound, want } = usePinyin();
  const options = useMemo(() => optionsOf(tree), [tree]);
  const placeOf = (path: TreeOption[], typed: string) =>
    path.length + (isFound(path.at(-1)?.label ?? '', typed) ? 0 : 10);
  return (
    <ProFormCascader
      {...item}
      formItemProps={{
        getValueProps: (value: unknown) => ({
          value: isMultiple
            ? codesOf(value).map((code) => codePath(tree, code))
            : codePath(tree, textOf(value)),
        }),
        normalize: (value: unknown) =>
          isMultiple && Array.isArray(value) ? value.map(lastOf) : (lastOf(value) ?? ''),
      }}
      fieldProps={{
        ...control,
        size: 'large',
        options,
        multiple: isMultiple,
        // Each level may be the answer: a province, a city or a district.
        changeOnSelect: true,
        showCheckedStrategy: 'SHOW_PARENT',
        expandTrigger: 'click',
        allowClear: true,
        loading: tree.length === 0,
        showSearch: {
          // A separator keeps what is typed from matching across two names.
          filter: (typed: string, path: TreeOption[]) =>
            isFound(path.map(({ label }) => label).join('/'), typed),
          // What is named so itself comes before what lies in it.
          sort: (one: TreeOption[], other: TreeOption[], typed: string) =>
            placeOf(one, typed) - placeOf(other, typed),
        },
        onFocus: want,
        // The box names its list by this id, which antd gives to none.
        popupRender: (levels: ReactElement) => <div id={`${control.id}_list`}>{levels}</div>,
      }}
    />
  );
}
