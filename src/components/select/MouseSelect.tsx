import { type SelectProps as AntdProps, Select } from 'antd';
import type { Intent } from '@/hooks/useIntent';
import { usePinyin } from '@/hooks/usePinyin';
import { useT } from '@/hooks/useT';
import Untranslated from '../Untranslated';
import { type SelectProps, unlistedLabel } from './choices';

/** From this number on a choice can be searched. */
const searchedFrom = 10;
/** Up to this number, all options are rendered at once, so that a screen reader can count them. */
const drawnAtOnce = 100;

type MouseSelectProps = SelectProps &
  Partial<Intent> &
  Pick<
    AntdProps,
    'placeholder' | 'disabled' | 'allowClear' | 'suffixIcon' | 'getPopupContainer'
  > & {
    isSearched?: boolean;
    /** A popup as wide as its words, not as the box. */
    isPopupFree?: boolean;
  };

/** antd's Select; many choices are found by characters, pinyin and initials. */
export default function MouseSelect(given: MouseSelectProps) {
  const { choices, value, onChoose, isFocused, isPressed, isSearched, isPopupFree, ...props } =
    given;
  const t = useT();
  const { isFound, load } = usePinyin();
  const langOf = (wanted: unknown) => choices.find((choice) => choice.value === wanted)?.lang;
  const isLong = choices.length > drawnAtOnce;
  return (
    <Untranslated>
      <Select
        {...props}
        size="large"
        style={{ width: '100%' }}
        // antd dims the chosen text of an open select to a quarter: too little contrast (WCAG 1.4.3).
        styles={{ content: { opacity: 1 } }}
        autoFocus={isFocused}
        defaultOpen={isPressed}
        value={value === '' && !choices.some((choice) => choice.value === '') ? undefined : value}
        // A label of text: for any other, antd tells a screen reader the value in place of it.
        options={[...choices]}
        optionRender={({ data }) => <span lang={data.lang}>{data.label}</span>}
        labelRender={({ label, value: code }) => (
          <span lang={langOf(code)}>{label ?? unlistedLabel(choices, t)}</span>
        )}
        onChange={(chosen: string | undefined) => onChoose?.(chosen ?? '')}
        showSearch={
          (isSearched ?? choices.length >= searchedFrom) && {
            filterOption: (typed: string, option?: { label: string }) =>
              isFound(option?.label ?? '', typed),
          }
        }
        onFocus={load}
        virtual={isLong}
        popupMatchSelectWidth={!isPopupFree || isLong}
      />
    </Untranslated>
  );
}
