import { ProForm } from '@ant-design/pro-components';
import { Cascader } from 'antd';
import { type ComponentProps, useMemo } from 'react';
import Marks from '@/components/Marks';
import Untranslated from '@/components/Untranslated';
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

function Box(props: ComponentProps<typeof Cascader<TreeOption, 'value'>>) {
  return (
    <Untranslated>
      <Cascader {...props} />
    </Untranslated>
  );
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
    <ProForm.Item
      {...item}
      getValueProps={(value: unknown) => ({ value: isComing ? undefined : pathsOf(value) })}
      normalize={(value: unknown) =>
        isMultiple && Array.isArray(value) ? value.map(lastCode) : (lastCode(value) ?? '')
      }
    >
      <Box
        {...control}
        disabled={item.disabled}
        // Codes say nothing to anybody.
        placeholder={isComing ? '…' : (field.placeholder ?? t('common.choose'))}
        size="large"
        options={options}
        multiple={isMultiple}
        // A province, a city or a district may be the answer.
        changeOnSelect
        allowClear={clearButton}
        loading={isComing}
        showSearch={{
          // A separator between the names keeps the search from matching across two of them, unless one writes a whole path.
          filter: (typed, path) =>
            isFound(path.map(({ label }) => label).join('/'), typed) ||
            path
              .map(({ label }) => label)
              .join('')
              .startsWith(typed.replace(/\s/g, '')),
          // A node with a matching name comes before the nodes within it.
          sort: (one, other, typed) => placeOf(one, typed) - placeOf(other, typed),
          // antd's has bare texts beside marked ones (tests/rules/bareTexts).
          render: (typed, path) => (
            <Marks text={path.map(({ label }) => label).join(' / ')} keyword={typed} />
          ),
        }}
        onFocus={load}
        displayRender={(names, nodes) =>
          nodes?.every((node) => node?.label) ? (
            <span lang="zh-CN">{names.join(' / ')}</span>
          ) : (
            <span>{t('common.unknownCode')}</span>
          )
        }
        // The input refers to its list by this id, which antd gives to no element.
        popupRender={(levels) => (
          <div id={`${control.id}_list`} lang="zh-CN">
            {levels}
          </div>
        )}
      />
    </ProForm.Item>
  );
}
