import { ProFormCascader } from '@ant-design/pro-components';
import { type ReactElement, useMemo } from 'react';
import Marks from '@/components/Marks';
import { useClearButton } from '@/hooks/useClearButton';
import { usePinyin } from '@/hooks/usePinyin';
import { useT } from '@/hooks/useT';
import type { ControlProps } from '../../controlProps';
import {
  codePath,
  lastCode,
  optionsOf,
  type TreeNode,
  type TreeOption,
} from '../../lookup/treeOptions';
import { codesOf, textOf } from '../../values';

interface TreeCascaderProps extends ControlProps {
  tree: readonly TreeNode[];
  isMultiple?: boolean;
}

/**
 * A choice of one or several codes of a tree, by levels or by a search for any part of a name. The form holds codes
 * only.
 */
export default function TreeCascader({
  field,
  item,
  control,
  tree,
  isMultiple,
}: TreeCascaderProps) {
  const t = useT();
  const clearButton = useClearButton();
  const { isFound, load } = usePinyin();
  const options = useMemo(() => optionsOf(tree), [tree]);
  const isComing = tree.length === 0;
  const pathsOf = (value: unknown) =>
    isMultiple ? codesOf(value).map((code) => codePath(tree, code)) : codePath(tree, textOf(value));
  const placeOf = (path: TreeOption[], typed: string) =>
    path.length + (isFound(path.at(-1)?.label ?? '', typed) ? 0 : 10);
  return (
    <ProFormCascader
      {...item}
      formItemProps={{
        getValueProps: (value: unknown) => ({ value: isComing ? undefined : pathsOf(value) }),
        normalize: (value: unknown) =>
          isMultiple && Array.isArray(value) ? value.map(lastCode) : (lastCode(value) ?? ''),
      }}
      fieldProps={{
        ...control,
        // Codes say nothing to anybody.
        placeholder: isComing ? '…' : field.placeholder,
        size: 'large',
        options,
        multiple: isMultiple,
        // A province, a city or a district may be the answer.
        changeOnSelect: true,
        allowClear: clearButton,
        loading: isComing,
        showSearch: {
          // A separator between the names keeps the search from matching across two of them, unless one writes a whole path.
          filter: (typed: string, path: TreeOption[]) =>
            isFound(path.map(({ label }) => label).join('/'), typed) ||
            path
              .map(({ label }) => label)
              .join('')
              .startsWith(typed.replace(/\s/g, '')),
          // A node with a matching name comes before the nodes within it.
          sort: (one: TreeOption[], other: TreeOption[], typed: string) =>
            placeOf(one, typed) - placeOf(other, typed),
          // antd's has bare texts beside marked ones (tests/rules/bareTexts).
          render: (typed: string, path: TreeOption[]) => (
            <Marks text={path.map(({ label }) => label).join(' / ')} keyword={typed} />
          ),
        },
        onFocus: load,
        displayRender: (names: string[], nodes?: (TreeOption | undefined)[]) =>
          nodes?.every((node) => node?.label) ? (
            <span lang="zh-CN">{names.join(' / ')}</span>
          ) : (
            <span>{t('common.unknownCode')}</span>
          ),
        // The input refers to its list by this id, which antd gives to no element.
        popupRender: (levels: ReactElement) => (
          <div id={`${control.id}_list`} lang="zh-CN">
            {levels}
          </div>
        ),
      }}
    />
  );
}
